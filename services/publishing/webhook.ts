import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sameSecret } from '../auth/tokens'
import type { Queries } from '../database/open'
import { addRequest } from './store'

/** Larger than any webhook of the content service, which names one story. */
const LARGEST_BODY = 16 * 1024

export interface WebhookOptions {
  database: Queries
  /** The secret of the webhook in the settings of the space. */
  secret: string
  /** The number of the space. */
  spaceId: string
  /** The version of the published content; rejects while the content service does not answer. */
  readVersion(): Promise<string>
  /** Called when something is to be built. */
  onRequest(): void
  /** Called after a copy of an old report, which may also be a second change before the service says that it has one. */
  onCopy(): void
}

/** The signature of Storyblok's webhooks: SHA-1 of the sent bytes, keyed with the secret, as hex. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex')

interface Webhook {
  action: string
  spaceId: string
  /** Full slug of the story, or the name of what else changed. */
  subject: string
}

/**
 * Reads the body of a webhook: `{"text", "action", "space_id", "story_id", "full_slug"}`; other kinds name a datasource or an asset.
 * Undefined if it is none.
 */
export function readWebhook(body: string): Webhook | undefined {
  const { action, space_id, full_slug, datasource_slug, story_id } = parseObject(body)
  const isNumber = typeof space_id === 'number' || (typeof space_id === 'string' && /^\d+$/.test(space_id))
  if (!isNumber || typeof action !== 'string' || !/^[\w.]{1,60}$/.test(action)) return undefined
  const subject = [full_slug, datasource_slug, story_id].find((name) =>
    ['string', 'number'].includes(typeof name),
  )
  const name = String(subject ?? '').replace(/[^\p{L}\p{N}/_.-]/gu, '')
  return { action, spaceId: String(space_id), subject: name.slice(0, 200) }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/**
 * `POST /hooks/content/`: the content service reports a change. The report is only a reason to look: what is built is what the service
 * delivers then. Answers 200 `{"accepted": true}`, or `{"error"}` with 401 for a wrong signature, 403 for another space, 409 for a
 * copy of an old report, 413 and 422 for what is no report.
 */
export async function contentWebhook(app: FastifyInstance, options: WebhookOptions): Promise<void> {
  const { database, secret, spaceId, readVersion, onRequest, onCopy } = options
  // The signature covers the sent bytes, so the body stays text here.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.post('/', { bodyLimit: LARGEST_BODY, config: { counts: 'itself' } }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : ''
    const signature = String(request.headers['webhook-signature'] ?? '').toLowerCase()
    if (!sameSecret(signature, signatureOf(body, secret)))
      return reply.code(401).send({ error: 'The signature does not fit. Check the secret of the webhook.' })
    const webhook = readWebhook(body)
    if (!webhook) return reply.code(422).send({ error: 'This is no report of the content service.' })
    if (webhook.spaceId !== spaceId)
      return reply.code(403).send({ error: `This site shows space ${spaceId}, not ${webhook.spaceId}.` })
    const contentVersion = await readVersion().catch((reason: unknown) => {
      request.log.warn(reason, 'The content service does not say which version it has')
      return undefined
    })
    const note = `${webhook.action} ${webhook.subject}`.trim()
    const isNew = await addRequest(database, { cause: 'webhook', note, signature, contentVersion })
    if (!isNew) {
      onCopy()
      return reply.code(409).send({ error: 'This report has been received before.' })
    }
    request.log.info({ note }, 'The content service reports a change')
    onRequest()
    return { accepted: true }
  })
}
