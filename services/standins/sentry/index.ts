import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TooManyTries } from '../../shop/domain/problem'
import { openTries, type TriesOptions } from '../../rate-limits/index'
import { takeFault } from '../faults'
import { decode, MOST_BYTES_SENT } from './decode'
import { keepReports } from './events'
import { acceptEvent, type Reading, readReport } from './read-report'

interface SentryStandinOptions extends TriesOptions {
  /** The public key of the one project, and its number. */
  key: string
  project: string
}

/** How the next call goes wrong: 503, late, or 429 with Retry-After. */
export const SENTRY_FAULTS = ['down', 'slow', 'limited'] as const

/** Seconds for which who asks too often is asked to wait. */
const RETRY_AFTER_S = 1

/** From any page: the key is public, and says by itself whose reports they are. */
const ANY_PAGE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-sentry-error,x-sentry-rate-limits,retry-after',
  'cache-control': 'no-store',
}

const DETAILS: Readonly<Record<number, string>> = {
  400: 'bad envelope',
  404: 'not found',
  413: 'envelope exceeds size limits',
  415: 'unsupported content encoding',
  429: 'rate limit exceeded',
}

/**
 * Sentry for development: the address that takes error reports. Register it under `/sentry`. What goes wrong here is told to the
 * log as a warning: an error would be reported, and come back.
 */
export async function sentryStandin(
  instance: FastifyInstance,
  { key, project, ...limits }: SentryStandinOptions,
): Promise<void> {
  const { database } = limits
  const tries = openTries(limits)
  const closing = new AbortController()
  instance.addHook('preClose', async () => closing.abort())
  takeEnvelopes(instance)
  instance.setNotFoundHandler((_request, reply) => refuse(reply, 404))
  instance.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooManyTries) return limit(reply, error.retryAfterSeconds)
    const { statusCode = 500 } = error
    if (statusCode >= 500) request.log.warn(error)
    return refuse(reply, statusCode)
  })

  // Before the body is read: whoever does not know the key sends nothing.
  instance.addHook('onRequest', async (request, reply) => {
    reply.headers(ANY_PAGE)
    if (request.is404) return
    const given = keyOf(request)
    if (given === undefined) return refuse(reply, 401, 'missing authorization information')
    const { project: asked } = request.params as { project?: string }
    if (given !== key || asked !== project) return refuse(reply, 403, 'event submission rejected: ProjectId')
  })

  instance.post<{ Body: Reading | undefined }>('/api/:project/envelope/', async (request, reply) => {
    await tries.count(request, ['error report'])
    if (await failsAsAsked(reply)) return reply
    const reading = request.body ?? { problem: 'empty envelope' }
    if ('problem' in reading) return refuse(reply, 400, reading.problem)
    const receivedAt = new Date()
    const reports = reading.events.map((event) => acceptEvent(event, { project, receivedAt }))
    await keepReports(database, reports)
    return reply.send(reports[0] ? { id: reports[0].eventId } : {})
  })

  /** Whether the sandbox was asked to have this call fail; then it is answered. */
  async function failsAsAsked(reply: FastifyReply): Promise<boolean> {
    const fault = await takeFault(database, 'sentry')
    if (!fault) return false
    await pause(fault.delayMs, undefined, { signal: closing.signal }).catch(() => undefined)
    if (fault.mode === 'slow') return false
    if (fault.mode === 'limited') limit(reply, RETRY_AFTER_S)
    else refuse(reply, 503, 'Sentry is down, as the sandbox was asked to have it.')
    return true
  }
}

/** A body of any type, as the library sends it and with the encodings that it may have, becomes the events in it. */
function takeEnvelopes(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers()
  instance.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES_SENT },
    async (request: FastifyRequest, body: Buffer) =>
      readReport(await decode(body, request.headers['content-encoding'])),
  )
}

/** From the query, or from `X-Sentry-Auth: Sentry sentry_key=…, sentry_version=7`. */
function keyOf({ query, headers }: FastifyRequest): string | undefined {
  const { sentry_key: key } = query as Readonly<Record<string, unknown>>
  if (typeof key === 'string') return key
  const [, named] = /\bsentry_key=(\w+)/.exec(String(headers['x-sentry-auth'] ?? '')) ?? []
  return named
}

const refuse = (reply: FastifyReply, status: number, detail = DETAILS[status] ?? 'internal error') =>
  reply.code(status).header('x-sentry-error', detail).send({ detail })

const limit = (reply: FastifyReply, seconds: number) => {
  reply.headers({ 'retry-after': seconds, 'x-sentry-rate-limits': `${seconds}:error:organization` })
  return refuse(reply, 429)
}
