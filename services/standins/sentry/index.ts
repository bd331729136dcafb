import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TooManyTries } from '../../shop/domain/problem'
import { openTries, type TriesOptions } from '../../rate-limits/index'
import { OneOf } from '../../shop/schemas/common'
import { DELAY, failOnDemand, type FaultyService } from '../kit/faults'
import { acceptEvent, ERROR_REPORTS, type Reading, readReport } from './reports'

interface SentryStandinOptions extends TriesOptions {
  /** The public key of the one project, and its number. */
  key: string
  project: string
}

/** The next calls are answered 503, late, or 429 with Retry-After. */
export const SENTRY_FAULTS: FaultyService = {
  name: 'sentry',
  fields: { mode: OneOf(['down', 'slow', 'limited']), delay_ms: DELAY },
}

/** Seconds of the `retry-after` header of a 429. */
const RETRY_AFTER_S = 1

/** Pages of any origin may send: the key, which is public, says to whom the reports belong. */
const ANY_PAGE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-sentry-error,x-sentry-rate-limits,retry-after',
  'cache-control': 'no-store',
}

/** The largest envelope, compressed and decompressed. The real Sentry takes more. */
const MOST_BYTES_SENT = 1_000_000
const MOST_BYTES = 4_000_000

const DETAILS: Readonly<Record<number, string>> = {
  400: 'bad envelope',
  404: 'not found',
  413: 'envelope exceeds size limits',
  415: 'unsupported content encoding',
  429: 'rate limit exceeded',
}

/**
 * Sentry for development: the address that takes error reports. Register it under `/sentry`. What goes wrong here is logged
 * as a warning: the host reports every error of its log to this service, so that an error here would come back.
 */
export async function sentryStandin(
  instance: FastifyInstance,
  { key, project, ...limits }: SentryStandinOptions,
): Promise<void> {
  const { database } = limits
  const tries = openTries(limits)
  const failing = failOnDemand(instance, database)
  takeEnvelopes(instance)
  instance.setNotFoundHandler((_request, reply) => refuse(reply, 404))
  instance.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooManyTries) return limit(reply, error.retryAfterSeconds)
    const { statusCode = 500 } = error
    if (statusCode >= 500) request.log.warn(error)
    return refuse(reply, statusCode)
  })

  // Before the body is read: a caller without the key cannot make the host read anything.
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
    const fault = await failing('sentry')
    if (fault === 'limited') return limit(reply, RETRY_AFTER_S)
    if (fault) return refuse(reply, 503, 'Sentry is down, as the sandbox was asked to have it.')
    const reading = request.body ?? { problem: 'empty envelope' }
    if ('problem' in reading) return refuse(reply, 400, reading.problem)
    const receivedAt = new Date()
    const reports = reading.events.map((event) => acceptEvent(event, { project, receivedAt }))
    await ERROR_REPORTS.store(database, reports)
    return reply.send(reports[0] ? { id: reports[0].eventId } : {})
  })
}

const DECODERS = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/** Decompresses a body. Rejects with a status: 413 where it becomes too large, 415 for an unknown encoding, 400 for a broken one. */
async function decode(bytes: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (!Object.hasOwn(DECODERS, encoding)) throw withStatus(415)
  try {
    return await DECODERS[encoding as keyof typeof DECODERS](bytes, { maxOutputLength: MOST_BYTES })
  } catch (error) {
    throw withStatus((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 413 : 400)
  }
}

const withStatus = (statusCode: number): Error =>
  Object.assign(new Error('The body cannot be read.'), { statusCode })

/** Reads a body of any content type as an envelope, in the encodings that Sentry's library may use. */
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
