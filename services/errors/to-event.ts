import path from 'node:path'
import type { defaultStackParser, Event, Exception, StackFrame } from '@sentry/gatsby'
import type { LoggedError, LoggedProblem } from '../host/log'

/** Reads the frames of a stack, innermost last. */
export type StackParser = typeof defaultStackParser

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where the project lies on a machine is of no interest. */
const fromRoot = ({ filename = '', ...frame }: StackFrame): StackFrame => ({
  ...frame,
  filename: filename.startsWith(`${ROOT}${path.sep}`) ? path.relative(ROOT, filename) : filename,
})

const toException = ({ type, message, stack }: LoggedError, parse: StackParser): Exception => ({
  type,
  value: message,
  ...(stack && { stacktrace: { frames: parse(stack).map(fromRoot) } }),
})

/** An error and what caused it, the cause first. */
const chainOf = (error: LoggedError): LoggedError[] => [...(error.cause ? chainOf(error.cause) : []), error]

/** What a database says of its errors, beside the message: of the innermost that says anything. */
const tagsOf = (chain: readonly LoggedError[]): Record<string, string> =>
  Object.fromEntries(
    (['code', 'constraint', 'table'] as const).flatMap((name) => {
      const value = chain.find((error) => error[name] !== undefined)?.[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** A line of the log as a report for Sentry. @param at milliseconds since 1970 */
export function toEvent({ level, sentence, error }: LoggedProblem, at: number, parse: StackParser): Event {
  const common: Event = { platform: 'node', level, timestamp: at / 1000 }
  if (!error) return { ...common, message: sentence }
  const chain = chainOf(error)
  return {
    ...common,
    exception: { values: chain.map((part) => toException(part, parse)) },
    tags: { during: sentence, ...tagsOf(chain) },
  }
}
