import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import type { Database } from '../../../database/open'
import { freePort } from '../../../lib/free-port'
import { refuseOddInput } from '../../../server/check-input'
import { writeFolder } from '../../../testing/folder'
import { imagesStandin } from '../../images/index'
import { storyblokStandin } from '../index'
import { managementApi } from '../management/index'
import { DEMO_MANAGEMENT_TOKEN, type JsonObject } from '../space'
import { createSpaceStore } from '../store/space-store'

const SECRET = 'secret of the webhook'

/** What a webhook received. */
interface Told {
  topic: string
  event: JsonObject
}

/** A webhook that stores what it is told, after it has checked the signature. Its status can be changed. */
async function serveWebhook() {
  const told: Told[] = []
  const answer = { status: 200 }
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Body: string }>('/hooks/content/', async ({ body, headers }, reply) => {
    const signature = createHmac('sha1', SECRET).update(body).digest('hex')
    expect(headers['webhook-signature']).toBe(signature)
    told.push({ topic: String(headers['x-storyblok-topic']), event: JSON.parse(body) as JsonObject })
    return reply.code(answer.status).send({})
  })
  return { url: `${await listen(app)}/hooks/content/`, told, answer }
}

async function listen(app: FastifyInstance, wanted = 0): Promise<string> {
  await app.listen({ port: wanted, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/**
 * Serves an embedded space with both its APIs, its pictures and its webhook over HTTP for one test.
 * @param content the files of content/, or a folder that has them
 */
export async function serveEditableSpace(
  database: Database,
  content: Record<string, string | object> | string,
  { hasWebhook = true } = {},
) {
  const contentDir = typeof content === 'string' ? content : await writeFolder(content)
  const webhook = await serveWebhook()
  const store = createSpaceStore(database, contentDir)
  const app = Fastify({ forceCloseConnections: true })
  refuseOddInput(app)
  const cacheDir = path.join(await writeFolder({}), 'images')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  await app.register(imagesStandin, { contentDir, cacheDir, anyForm: true, space: store })
  await app.register(storyblokStandin, { prefix: '/v2', reader: store })
  await app.register(managementApi, {
    prefix: '/v1',
    store,
    tokens: [DEMO_MANAGEMENT_TOKEN],
    webhook: hasWebhook ? { url: webhook.url, secret: SECRET } : undefined,
    signingKey: SECRET,
    url: `${origin}/v1`,
  })
  await listen(app, port)

  /** A call of the management API, by the path below the space. */
  const call = async (method: string, to: string, body?: object) => {
    const response = await fetch(`${origin}/v1/spaces/1${to}`, {
      method,
      headers: { authorization: DEMO_MANAGEMENT_TOKEN, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Record<string, JsonObject> & JsonObject,
    }
  }
  /** What visitors get of the delivery API, or editors with `draft`. */
  const deliver = async (to: string, draft = false) => {
    const token = draft ? 'token=demo-preview&version=draft' : 'token=demo'
    const response = await fetch(`${origin}/v2/cdn/${to}${to.includes('?') ? '&' : '?'}${token}`)
    return { status: response.status, body: (await response.json()) as Record<string, JsonObject> }
  }
  const version = async () => (await deliver('spaces/me')).body.space?.version
  const { told, answer } = webhook
  return { url: origin, contentDir, store, call, deliver, version, told, answer }
}
