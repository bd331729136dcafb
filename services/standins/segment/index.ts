import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTooMuch } from '../../server/check-input'
import { openTries, type TriesOptions } from '../../rate-limits/index'
import { OneOf } from '../../shop/schemas/common'
import { answerFailures } from '../kit/answers'
import { DELAY, failOnDemand, type FaultyService } from '../kit/faults'
import { CALL_TYPES, EVENTS, type EventType, MOST_BYTES, readCall } from './events'

interface SegmentStandinOptions extends TriesOptions {
  /** The key by which the one site is known here. */
  writeKey: string
}

/** The next calls of one part are answered 500, 429 with Retry-After, or late. */
export const SEGMENT_FAULTS: FaultyService = {
  name: 'segment',
  fields: { part: OneOf(['settings', 'events']), mode: OneOf(['down', 'limited', 'slow']), delay_ms: DELAY },
}

/** Seconds of the `retry-after` header of a 429. */
const RETRY_AFTER_S = 1

/** Pages of any origin may send: the write key, which is public, says to whom the events belong. */
const ANY_PAGE = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, x-retry-count',
  'access-control-max-age': '600',
}

/**
 * Segment for development: the settings by which its library starts, and the addresses that take events. Register it under
 * `/segment`.
 */
export async function segmentStandin(
  instance: FastifyInstance,
  { writeKey, ...limits }: SegmentStandinOptions,
): Promise<void> {
  const { database } = limits
  const tries = openTries(limits)
  const failing = failOnDemand(instance, database)
  instance.addHook('onRequest', async (_request, reply) => void reply.headers(ANY_PAGE))
  // A body that is too large is answered 400, like any body that cannot be read.
  answerFailures(instance, (reply, { status, message }) =>
    refuse(reply, status === 413 ? 400 : status, message),
  )
  takeJsonAsText(instance)

  instance.options('/v1/*', async (_request, reply) => reply.code(204).headers(PREFLIGHT).send())

  instance.get<{ Params: { writeKey: string } }>(
    '/v1/projects/:writeKey/settings',
    async (request, reply) => {
      if (await failsOnDemand('settings', reply)) return reply
      if (request.params.writeKey === writeKey) return settingsOf(writeKey, request)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no source of this write key.')
    },
  )

  instance.post('/v1/b', (request, reply) => take(request, reply))
  for (const [call, type] of Object.entries(CALL_TYPES))
    instance.post(`/v1/${call}`, (request, reply) => take(request, reply, type))

  async function take(request: FastifyRequest, reply: FastifyReply, type?: EventType): Promise<FastifyReply> {
    const { authorization } = request.headers
    const reading = readCall(request.body, { type, authorization, receivedAt: new Date() }, writeKey)
    if ('refusal' in reading) return refuse(reply, 400, reading.refusal)
    await tries.count(request, ['analytics'])
    if (await failsOnDemand('events', reply)) return reply
    if (reading.omissions.length > 0) {
      const reasons = [...new Set(reading.omissions)].join(', ')
      request.log.warn(`The embedded Segment left out events: ${reasons}`)
    }
    await EVENTS.store(database, reading.events)
    return reply.send({ success: true })
  }

  /** Whether the sandbox has made this call fail; then the call is answered already. */
  async function failsOnDemand(part: 'settings' | 'events', reply: FastifyReply): Promise<boolean> {
    const fault = await failing(`segment_${part}`)
    if (!fault) return false
    if (fault === 'limited') reply.header('retry-after', RETRY_AFTER_S)
    refuse(reply, fault === 'limited' ? 429 : 500, 'Segment fails, as the sandbox was asked to have it.')
    return true
  }
}

/**
 * The settings that the library reads from Segment's CDN when it starts: one destination, the service itself, and no further code
 * to load. The library reads `integrations` and `metrics`, and checks of the rest only whether it is empty.
 */
const settingsOf = (writeKey: string, { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>) => ({
  integrations: {
    'Segment.io': {
      apiKey: writeKey,
      unbundledIntegrations: [],
      addBundledMetadata: true,
      maybeBundledConfigIds: {},
      versionSettings: { version: '4.4.7', componentTypes: ['browser'] },
      apiHost: `${host}/segment/v1`,
      protocol,
    },
  },
  plan: {},
  edgeFunction: {},
  analyticsNextEnabled: true,
  middlewareSettings: {},
  enabledMiddleware: {},
  metrics: { sampleRate: 0 },
  legacyVideoPluginsEnabled: false,
  remotePlugins: [],
})

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ success: false, message })

/** Segment's library sends JSON as text/plain; other senders name it correctly. */
function takeJsonAsText(instance: FastifyInstance): void {
  const parse = instance.getDefaultJsonParser('error', 'error')
  instance.removeAllContentTypeParsers()
  instance.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (request, body: string, done) => {
      if (isTooMuch(body)) done(Object.assign(new Error('The JSON is nested too deep.'), { statusCode: 400 }))
      else parse(request, body, done)
    },
  )
}
