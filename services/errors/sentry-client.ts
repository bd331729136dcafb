import { createRequire } from 'node:module'
import type * as SentryCore from '@sentry/core'
import type * as SentryServer from '@sentry/core/server'
import { scrubEvent } from '../../shared/error-reports'

type TransportOptions = Parameters<typeof SentryCore.createTransport>[0] & {
  url: string
  headers?: Record<string, string>
}

/** Milliseconds an answer may take. */
const PATIENCE = 10_000

/** A client, and how it reads stacks. */
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
