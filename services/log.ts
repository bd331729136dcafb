import type { FastifyLoggerOptions, FastifyRequest } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger'

/** What of an error goes into the log. */
type LoggedError = {
  type: string
  message: string
  code?: string
  /** Of a database error: what it is about. */
  constraint?: string
  table?: string
  /** Where it happened, without the message that a stack begins with. */
  stack: string
  cause?: LoggedError
}

/** Causes have causes, and an error can be made to name itself. */
const MAX_DEPTH = 5

/**
 * Fastify's logger, in whose lines nobody is found: requests are named by their route and never by their query, errors by
 * what they are and never by the values of a statement. What slips into a text all the same is masked on its way out.
 * POPIA, section 19: personal data is kept from where it is not needed.
 * @param write takes one line of JSON
 */
export const logOptions = (
  level: string,
  write = (line: string): unknown => process.stdout.write(line),
): FastifyLoggerOptions & PinoLoggerOptions => ({
  level,
  serializers: { req: describeRequest, err: (error: unknown) => describeError(error) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  // An error that is logged without a sentence of its own would lend its message.
  hooks: {
    logMethod(args, method) {
      const [first, sentence]: unknown[] = args
      if (first instanceof Error && sentence === undefined) {
        method.call(this, { err: first }, describeError(first).message)
      } else method.apply(this, args)
    },
  },
  stream: { write: (line: string) => void write(maskPersonalData(line)) },
})

/** `route` is the pattern; only what no route answers is named by its path. */
const describeRequest = ({ method, routeOptions, url }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? url.split('?')[0],
})

/** An error for the log: not its own fields, which can be a statement's parameters or the row it was about. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < MAX_DEPTH && { cause: describeError(cause, depth + 1) }),
  }
}

function messageOf(error: Error, code: unknown): string {
  // Drizzle says the statement and then its parameters.
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`
  // Postgres, class 22, data exceptions: the message repeats the value.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return 'The database refused a value.'
  return error.message
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Each bounded, so that a long line costs no more than its length. */
const MASKS: readonly [RegExp, string][] = [
  [/[^\s@"'<>()[\]{}\\,;:=/?&]{1,64}(?:@|%40)[^\s@"'<>()[\]{}\\,;:=/?&]{1,255}/gi, '[email]'],
  // The first eight digits find the row and open nothing.
  [/\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '$1…'],
  // ID numbers and the numbers of cards.
  [/\b\d{13,19}\b/g, '[number]'],
  [/(?:\+27|\b27|\b0)[1-8]\d{8}\b/g, '[phone]'],
]

/** A line without email addresses, phone, ID and card numbers, and with no more than the beginning of an id. */
const maskPersonalData = (line: string): string =>
  MASKS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), line)
