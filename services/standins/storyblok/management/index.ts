import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sameSecret, sha256 } from '../../../auth/tokens'
import { compressAnswers } from '../../../server/compress-answers'
import { limitConcurrency } from '../../../server/limit-concurrency'
import { failureOf } from '../../kit/answers'
import { QueryError, type RawQuery } from '../query'
import { send } from '../send-answer'
import { ContentError, DEMO_PREVIEW_TOKEN, DEMO_SPACE_ID, isJsonObject } from '../space'
import { startEvents, type Webhook } from '../store/events'
import { startScheduled } from '../store/scheduled'
import type { SpaceStore } from '../store/space-store'
import { serveAssets, serveUploads } from './assets'
import type { Handler, Serve } from './call'
import { serveDatasources } from './datasources'
import { serveHistory } from './history'
import { presentSpace, presentUser } from './present'
import { serveRecords } from './records'
import { notFound, Refusal } from './refusal'
import { serveSchedules } from './schedules'
import { serveStories } from './stories'

export interface ManagementOptions {
  store: SpaceStore
  /** The personal access tokens that may call. */
  tokens: readonly string[]
  /** What is told of everything that visitors may see. Undefined where nobody listens: what there is to tell waits in the database. */
  webhook: Webhook | undefined
  /** Signs uploads. */
  signingKey: string
  /** Where clients reach this API, for the address of uploads. */
  url: string
}

/** A story with everything in it. Rich text within blocks is nested deep: the demo's deepest story has 19 levels. */
const [MOST_BODY_BYTES, MAX_DEPTH] = [5_000_000, 100]

class TurnedAway extends Error {}

/**
 * The part of Storyblok's management API that writes to the embedded space. Register it under `/v1`, behind the guard of the sandbox.
 * Errors are the real service's: 401 `{"error"}`, 404 `["This record could not be found"]`, 422 with the problems of each
 * field, 429 `{"error"}`. An update that names an outdated `base_version_id` is answered 409 `{"error"}`.
 */
export async function managementApi(app: FastifyInstance, options: ManagementOptions): Promise<void> {
  const { store, tokens, webhook, signingKey, url } = options
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'What happened in the content space could not be passed on')
  const warn = (about: object, message: string) => app.log.warn(about, message)
  const events = webhook && startEvents({ database: store.database, webhook, warn, onError })
  const scheduled = startScheduled(store, { published: () => events?.flushSoon(), onError })
  app.addHook('onListen', async () => {
    events?.flushSoon()
    scheduled.flushSoon()
  })
  app.addHook('onClose', async () => void (await Promise.all([scheduled.stop(), events?.stop()])))

  // Clients send the type of JSON with requests that have no body, which could not be read as JSON.
  app.addHook('onRequest', async ({ headers }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody) delete headers['content-type']
  })
  answerErrors(app)
  limitConcurrency(app, {
    kindOf: () => 'management',
    visitorOf: ({ ip }) => ip,
    refusal: () => new TurnedAway(),
  })
  serveUploads(app, store, signingKey)
  await compressAnswers(app)
  await app.register(async (own) => {
    own.addHook('onRequest', async ({ headers }) => {
      const token = (headers.authorization ?? '').replace(/^Bearer /i, '')
      const isKnown = tokens.some((known) => sameSecret(sha256(known), sha256(token)))
      if (!isKnown) throw new Refusal(401, { error: 'Unauthorized' })
    })
    const serve = routesOf(own)
    serve('GET', '/users/me', async () => ({ body: { user: presentUser() } }))
    const space = async () => presentSpace((await store.read()).version, DEMO_PREVIEW_TOKEN)
    serve('GET', '/spaces', async () => ({ body: { spaces: [await space()] } }))
    const inSpace: Serve = (method, path, handler) =>
      serve(method, `/spaces/:space_id${path}`, async (call) => {
        if (call.params.space_id !== DEMO_SPACE_ID) throw notFound()
        const answer = await handler(call)
        if (method !== 'GET' || /publish$|restore_with$|finish_upload$/.test(path)) events?.flushSoon()
        return answer
      })
    inSpace('GET', '', async () => ({ body: { space: await space() } }))
    serveStories(inSpace, store)
    serveHistory(inSpace, store)
    serveSchedules(inSpace, store, scheduled.flushSoon)
    serveRecords(inSpace, store)
    serveDatasources(inSpace, store)
    serveAssets(inSpace, store, { signingKey, uploadUrl: `${url}/uploads` })
  })
}

const routesOf =
  (app: FastifyInstance): Serve =>
  (method, url, handler: Handler) =>
    app.route<{ Params: Record<string, string>; Querystring: RawQuery }>({
      method: method === 'PUT' ? ['PUT', 'PATCH'] : method,
      url,
      bodyLimit: MOST_BODY_BYTES,
      config: { maxDepth: MAX_DEPTH },
      handler: async ({ params, query, body }, reply) =>
        send(reply, await handler({ params, query, body: isJsonObject(body) ? body : {} })),
    })

function answerErrors(app: FastifyInstance): void {
  const answer = (reply: FastifyReply, { status, body }: Refusal) => send(reply, { status, body })
  app.setNotFoundHandler((_request, reply) => answer(reply, notFound()))
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    if (error instanceof Refusal) return answer(reply, error)
    if (error instanceof TurnedAway) {
      reply.header('retry-after', 1)
      return send(reply, { status: 429, body: { error: 'Too many requests' } })
    }
    if (error instanceof QueryError) return send(reply, { status: 422, body: { error: error.message } })
    if (error instanceof ContentError) return send(reply, { status: 500, body: { error: error.message } })
    const { status, message } = failureOf(error, request)
    return send(reply, { status, body: { error: message } })
  })
}
