import { createRequire } from 'node:module'
import path from 'node:path'
import type * as SentryCore from '@sentry/core'
import type * as SentryServer from '@sentry/core/server'
import type { defaultStackParser, Event, Exception, StackFrame } from '@sentry/gatsby'
import { scrubEvent } from '../../shared/error-reports'
import type { LoggedError, LoggedProblem } from '../host/log'

type TransportOptions = Parameters<typeof SentryCore.createTransport>[0] & {
  url: string
  headers?: Record<string, string>
}

/** Time limit for an answer, in ms. */
const PATIENCE = 10_000

/** A client, and its parser of stacks. */
export interface Sentry {
  client: Pick<SentryServer.ServerRuntimeClient, 'captureEvent' | 'flush'>
  parse: SentryCore.StackParser
}

/**
 * Sentry's client for servers, without anything that looks into the process (decision 061). Loaded when it is first needed: that
 * takes some 140 ms.
 */
export function openSentry({ dsn, release }: { dsn: string; release: string }): Sentry {
  const load = createRequire(import.meta.url)
  const { createTransport, createStackParser } = load('@sentry/core') as typeof SentryCore
  const { ServerRuntimeClient, nodeStackLineParser } = load('@sentry/core/server') as typeof SentryServer
  const parse = createStackParser(nodeStackLineParser())
  const client = new ServerRuntimeClient({
    dsn,
    release,
    stackParser: parse,
    integrations: [],
    traceLifecycle: 'static',
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: (event) => ({ ...scrubEvent(event), type: undefined }),
    transport: (options: TransportOptions) => createTransport(options, ({ body }) => post(options, body)),
  })
  return { client, parse }
}

async function post({ url, headers }: TransportOptions, body: string | Uint8Array) {
  const sent = { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) }
  const answer = await fetch(url, { ...sent, signal: AbortSignal.timeout(PATIENCE) })
  await answer.body?.cancel()
  return {
    statusCode: answer.status,
    headers: {
      'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
      'retry-after': answer.headers.get('retry-after'),
    },
  }
}

/** Reads the frames of a stack, innermost last. */
export type StackParser = typeof defaultStackParser

const ROOT = path.resolve(import.meta.dirname, '../..')

/** File names are relative to the project, because its place on a machine does not matter. */
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

/** The fields of a database error in addition to its message, each from the innermost error that has it. */
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
