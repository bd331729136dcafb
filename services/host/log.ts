import type { FastifyLoggerOptions, FastifyRequest } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger'
import { maskPersonalData } from '../../shared/error-reports'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page or file of the site that answers a request without a route. */
    page?: string
  }
}

/** The fields of an error that go into the log. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  /** The constraint that failed, for a database error. */
  constraint?: string
  table?: string
  /** The frames, without the message that a stack begins with. */
  stack: string
  cause?: LoggedError
}

/** A line of the log that an engineer should see. */
export interface LoggedProblem {
  level: 'error' | 'fatal'
  sentence: string
  /** Undefined for a line that is only a sentence. */
  error: LoggedError | undefined
}

/** Pino's numbers of the levels. */
const ERROR = 50
const FATAL = 60

/** Causes have causes, and an error can be its own cause. */
const MAX_DEPTH = 5

/**
 * Fastify's logger, without personal data (POPIA, section 19): a line names a request by its route or page and never by its address,
 * and an error without the values of its statement. Personal data in texts is masked before they become JSON.
 * @param write takes one line of JSON
 * @param report called with each line of the levels error and fatal, if the log has these levels
 */
export const logOptions = (
  level: string,
  write = (line: string): unknown => process.stdout.write(line),
  report: (problem: LoggedProblem) => void = () => undefined,
): FastifyLoggerOptions & PinoLoggerOptions => ({
  level,
  formatters: { log: (fields) => maskTexts(fields) },
  serializers: { req: describeRequest, err: (error: unknown) => maskTexts(describeError(error)) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  hooks: {
    logMethod(args, method, level) {
      const [first, sentence]: unknown[] = args
      if (level >= ERROR) report(problemOf(first, sentence, level))
      // For an error without a sentence Pino would take its unmasked message.
      if (first instanceof Error && sentence === undefined) {
        method.call(this, { err: first }, maskPersonalData(describeError(first).message))
      } else
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? maskPersonalData(arg) : arg)) as typeof args,
        )
    },
  },
  stream: { write: (line: string) => void write(line) },
})

/** @param first an error, fields with an error, or the sentence alone */
function problemOf(first: unknown, said: unknown, number: number): LoggedProblem {
  const level = number >= FATAL ? 'fatal' : 'error'
  if (typeof first === 'string') return { level, sentence: first, error: undefined }
  const thrown = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  const error = thrown === undefined ? undefined : describeError(thrown)
  const sentence = typeof said === 'string' ? said : (error?.message ?? 'Something failed.')
  return { level, sentence, error }
}

/** `route` is a route's pattern or a page of the site. Null otherwise: an unknown address can hold personal data. */
const describeRequest = ({ method, routeOptions, page }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? page ?? null,
})

/** The value with every text in it masked, at any depth. Requests and errors are masked by their serializers. */
function maskTexts<Value>(value: Value): Value
function maskTexts(value: unknown): unknown {
  if (typeof value === 'string') return maskPersonalData(value)
  if (Array.isArray(value)) return value.map((held: unknown) => maskTexts(held))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, maskTexts(held)]))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** An error for the log and for reports. Its other fields are left out: they can be a statement's parameters or a row. */
export function describeError(error: unknown, depth = 0): LoggedError {
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
  // Drizzle's message is the statement with its parameters.
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
