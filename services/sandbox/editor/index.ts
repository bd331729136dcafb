import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { makeToken, type TokenSpace } from '../../preview/verify-token'
import { listPublications, listWaiting } from '../../publishing/index'
import { compressAnswers } from '../../server/compress-answers'
import type { SpaceStore } from '../../standins/storyblok/store/space-store'
import { draftQuery, EDITOR_PATH } from '../content/draft-query'
import { bundleEditor } from './bundle'
import { EDITOR_POLICY, editorPage } from './page'

interface EditorOptions {
  database: Queries
  store: Pick<SpaceStore, 'read'>
  space: TokenSpace
  /** Makes the script of the page. */
  bundle?: () => Promise<string>
}

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * `GET editor/`: the editor of the embedded space, and what it needs besides the management API: its script, the addresses that carry
 * an editor's token, and how publishing stands.
 */
export async function editorPages(instance: FastifyInstance, options: EditorOptions): Promise<void> {
  const { database, store, space, bundle = bundleEditor } = options
  await compressAnswers(instance)
  instance.get('/editor', async (_request, reply) => reply.redirect(`${instance.prefix}/editor/`, 308))

  instance.get('/editor/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        ...NO_STORE,
        'content-security-policy': EDITOR_POLICY,
        // As the page in its frame has none, because drafts may contain frames of others.
        'cross-origin-embedder-policy': 'unsafe-none',
      })
      .send(editorPage()),
  )

  const readScript = keepFirst(async () => {
    const script = await bundle()
    // Weak, because each encoding of the script has the same one.
    return { script, etag: `W/"${sha256(script)}"` }
  })
  instance.get('/editor/app.js', async (request, reply) => {
    try {
      const { script, etag } = await readScript()
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
      return await reply.type('text/javascript; charset=utf-8').send(script)
    } catch (error) {
      request.log.error({ err: error }, 'The script of the editor could not be made')
      return reply.code(500).headers(NO_STORE).send({
        error: 'The script of the editor could not be made. The log of this host says why.',
      })
    }
  })

  // The token lives an hour, so it is made when somebody opens the story.
  instance.get<{ Params: { id: string } }>('/editor/stories/:id', async ({ params: { id } }, reply) => {
    const { draft } = await store.read()
    const story = draft.find((one) => !one.isFolder && String(one.id) === id)
    if (!story) return reply.code(404).send({ error: 'The space has no story of that number.' })
    const query = draftQuery(story, makeToken(space, Date.now())).toString()
    return reply.headers(NO_STORE).send({
      preview: `${EDITOR_PATH}?${query}`,
      draft: `/preview/api/v1/draft/?${query}`,
      status: `/editor/status/?${query}`,
    })
  })

  instance.get('/editor/publishing', async (_request, reply) => {
    const [[newest], waiting] = await Promise.all([listPublications(database, 1), listWaiting(database)])
    return reply.headers(NO_STORE).send({
      waiting: waiting.length,
      newest: newest && {
        id: newest.id,
        outcome: newest.outcome,
        endedAt: newest.endedAt,
        reason: newest.reason,
        errors: newest.findings.filter(({ severity }) => severity === 'error').map(({ line }) => line),
      },
    })
  })
}

/** Makes a value when it is first asked for, and keeps it. A failure is not kept. */
function keepFirst<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}
