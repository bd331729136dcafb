import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify'
import { limitConcurrency } from '../../server/limit-concurrency'
import { failureOf } from '../kit/answers'
import * as answers from './answers'
import { ContentError, DEMO_PREVIEW_TOKEN, DEMO_TOKEN } from './space'
import { limitQuery, param, QueryError, type RawQuery, withCacheVersion } from './query'
import { send, uncached } from './send-answer'
import type { SpaceReader } from './space-reader'

/** Too many requests are waiting already. */
class TurnedAway extends Error {}

interface Tokens {
  /** Reads published stories. */
  published: string
  /** Reads drafts too. Undefined: nobody may. */
  preview?: string
}

interface StoryblokStandinOptions {
  reader: SpaceReader
  /** Unset: the demo space's tokens, which are public. */
  tokens?: Tokens
}

const DEMO_TOKENS: Tokens = { published: DEMO_TOKEN, preview: DEMO_PREVIEW_TOKEN }

/**
 * Answers like the Storyblok content delivery API v2, from the files in content/. Registered under `/v2`. A request for
 * published content without a cache version is redirected to the same address with it (301).
 * Errors are the real service's: 401 `{"error"}`, 404 `["This record could not be found"]`, 422, 429
 * `{"error"}`, other 4xx and 500 `{"error"}`.
 */
export const storyblokStandin: FastifyPluginAsync<StoryblokStandinOptions> = async (
  app,
  { reader, tokens = DEMO_TOKENS },
) => {
  allowOtherOrigins(app)
  reportErrors(app)
  // An answer can be megabytes of stories, and pages wait while the process writes it.
  limitConcurrency(app, {
    kindOf: () => 'content',
    visitorOf: ({ ip }) => ip,
    refusal: () => new TurnedAway(),
  })

  const serve = (path: string, answer: answers.Answerer) =>
    app.get<{ Querystring: RawQuery; Params: { '*'?: string } }>(
      path,
      async ({ query, params, url }, reply) => {
        limitQuery(query)
        const draft = readsDrafts(query, tokens)
        if (draft === undefined) return reply.code(401).send({ error: 'Unauthorized' })
        const space = await reader.read()
        // The answer about the space has the version, and drafts are never cached.
        const to = draft || answer === answers.space ? undefined : withCacheVersion(url, query, space.version)
        if (to !== undefined) return uncached(reply).redirect(to, 301)
        const view = { space, stories: draft ? space.draft : space.published, draft }
        return send(reply, answer(view, query, params['*'] ?? ''))
      },
    )

  serve('/cdn/spaces/me', answers.space)
  serve('/cdn/stories', answers.stories)
  serve('/cdn/stories/*', answers.story)
  serve('/cdn/links', answers.links)
  serve('/cdn/tags', answers.tags)
  serve('/cdn/datasources', answers.datasources)
  serve('/cdn/datasources/*', answers.datasource)
  serve('/cdn/datasource_entries', answers.datasourceEntries)
}

/** Whether a request reads drafts; undefined when its token does not allow the request. */
function readsDrafts(query: RawQuery, { published, preview }: Tokens): boolean | undefined {
  const draft = param(query, 'version') === 'draft'
  const token = param(query, 'token')
  if (token === undefined) return undefined
  if (token === preview) return draft
  return token === published && !draft ? false : undefined
}

function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'total, per-page')
  })
  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
      .header('access-control-allow-headers', '*')
      .send(),
  )
}

function reportErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => send(reply, answers.notFound()))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TurnedAway) {
      return reply.code(429).header('retry-after', 1).send({ error: 'Too many requests' })
    }
    if (error instanceof QueryError) return reply.code(422).send({ error: error.message })
    if (error instanceof ContentError) return reply.code(500).send({ error: error.message })
    const { status, message } = failureOf(error, request)
    return reply.code(status).send({ error: message })
  })
}
