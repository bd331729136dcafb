import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTooMuch } from '../../server/odd-input'
import { openTries, type TriesOptions } from '../../rate-limits/index'
import { answerFailures } from '../failures'
import { takeFault } from '../faults'
import { keepEvents } from './events'
import { CALL_TYPES, type EventType, MOST_BYTES, readCall } from './read-call'
import { settingsOf } from './settings'

interface SegmentStandinOptions extends TriesOptions {
  /** By which the one site is known here. */
  writeKey: string
}

/** The parts that fail each by itself. */
export const SEGMENT_PARTS = ['settings', 'events'] as const
type Part = (typeof SEGMENT_PARTS)[number]

/** How the next call goes wrong: 500, 429 with Retry-After, or late. */
export const SEGMENT_FAULTS = ['down', 'limited', 'slow'] as const

/** Seconds for which who asks too often is asked to wait. */
const RETRY_AFTER_S = 1

/** Pages of any origin may send: the write key, which is public, says whose events they are. */
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
  const closing = new AbortController()
  instance.addHook('preClose', async () => closing.abort())
  instance.addHook('onRequest', async (_request, reply) => void reply.headers(ANY_PAGE))
  // Too large is 400 here, as all that cannot be read.
  answerFailures(instance, (reply, { status, message }) =>
    refuse(reply, status === 413 ? 400 : status, message),
  )
  takeJsonAsText(instance)

  instance.options('/v1/*', async (_request, reply) => reply.code(204).headers(PREFLIGHT).send())

  instance.get<{ Params: { writeKey: string } }>(
    '/v1/projects/:writeKey/settings',
    async ({ params, host, protocol }, reply) => {
      if (await failsAsAsked('settings', reply)) return reply
      if (params.writeKey === writeKey) return settingsOf(writeKey, { host, protocol })
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
    if (await failsAsAsked('events', reply)) return reply
    if (reading.omissions.length > 0) {
      const reasons = [...new Set(reading.omissions)].join(', ')
      request.log.warn(`The embedded Segment left out events: ${reasons}`)
    }
    await keepEvents(database, reading.events)
    return reply.send({ success: true })
  }

  /** Whether the sandbox was asked to have this call fail; then it is answered. */
  async function failsAsAsked(part: Part, reply: FastifyReply): Promise<boolean> {
    const fault = await takeFault(database, `segment_${part}`)
    if (!fault) return false
    await pause(fault.delayMs, undefined, { signal: closing.signal }).catch(() => undefined)
    if (fault.mode === 'slow') return false
    if (fault.mode === 'limited') reply.header('retry-after', RETRY_AFTER_S)
    refuse(reply, fault.mode === 'limited' ? 429 : 500, 'Segment fails, as the sandbox was asked to have it.')
    return true
  }
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ success: false, message })

/** The library sends JSON as text/plain, others as what it is. */
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
