import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent as SentryEvent,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/gatsby'
import { debugIdOf, scrubEvent } from '../../../shared/error-reports'
import type { Report, UncaughtEvent } from '../report-error'
import { releaseName, sentryDsn } from '../build-settings'

type Transport = ReturnType<typeof makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]

const MOST_UNSENT = 20

/**
 * A transport of Sentry's that queues in memory what could not be delivered, and sends it before the next report: one after the
 * other, each until the answer is not 5xx. Where there are too many the oldest is dropped.
 */
const keepUnsent = (transport: Transport): Transport => {
  const unsent: Envelope[] = []
  let underWay: Promise<void> | undefined
  const deliver = async () => {
    for (let next = unsent[0]; next; next = unsent[0]) {
      const { statusCode = 200 } = await transport.send(next)
      if (statusCode >= 500) return
      if (unsent[0] === next) unsent.shift()
    }
  }
  return {
    send: async (envelope) => {
      unsent.push(envelope)
      if (unsent.length > MOST_UNSENT) unsent.shift()
      underWay ??= deliver()
        .catch(() => undefined)
        .finally(() => (underWay = undefined))
      await underWay
      return {}
    },
    flush: (timeout) => transport.flush(timeout),
  }
}

type SenderOptions = {
  /** Where reports go (Sentry's DSN). */
  dsn: string
  release: string
  /** How they are sent. */
  transport?: typeof makeFetchTransport
}

/** Scripts of a browser's extensions. */
const FOREIGN = /^(chrome|moz|safari(-web)?)-extension:/

const isForeign = ({ exception }: SentryEvent): boolean => {
  const frames = exception?.values?.at(-1)?.stacktrace?.frames ?? []
  return FOREIGN.test(frames.at(-1)?.filename ?? '')
}

/** The scripts in which it happened, each with the id of its source map. */
const scriptsOf = ({ exception }: SentryEvent) => {
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  const files = new Set(frames.map(({ filename = '' }) => filename))
  return [...files].flatMap((file) => {
    const id = debugIdOf(file)
    return id ? [{ type: 'sourcemap' as const, code_file: file, debug_id: id }] : []
  })
}

/** Removes everything that the library adds, except what {@link scrubEvent} lists. */
const beforeSend = (event: SentryEvent): SentryEvent | null => {
  if (isForeign(event)) return null
  return { ...scrubEvent(event), type: undefined, debug_meta: { images: scriptsOf(event) } }
}

const isUncaught = (thrown: unknown): thrown is UncaughtEvent => thrown instanceof Event

/** Without an error the event says where it happened. */
const errorOf = (event: UncaughtEvent): unknown => {
  if ('reason' in event) return event.reason
  const { error, message, filename, lineno, colno } = event
  return error ?? Object.assign(new Error(message), { stack: `Error\n    at ${filename}:${lineno}:${colno}` })
}

/**
 * Sends reports to Sentry, by its client alone: none of its integrations reads the page (decision 061). The reports hold nothing
 * personal, so they need no consent.
 */
export const createSender = ({ dsn, release, transport = makeFetchTransport }: SenderOptions) => {
  const client = new BrowserClient({
    dsn,
    release,
    transport: (options) => keepUnsent(transport(options)),
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    beforeSend,
    sendClientReports: false,
    dataCollection: { userInfo: false },
  })
  client.init()
  return (reports: readonly Report[]): void =>
    reports.forEach(({ thrown, at, path, during }) => {
      const scope = new Scope()
      scope.setClient(client)
      if (during) scope.setTag('during', during)
      scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000, transaction: path }))
      const handled = !isUncaught(thrown)
      const error = isUncaught(thrown) ? errorOf(thrown) : thrown
      client.captureException(
        error,
        { originalException: error, mechanism: { type: 'generic', handled } },
        scope,
      )
    })
}

/** The embedded service is wherever the page is, and has a DSN without protocol and host. */
const onThisSite = (dsn: string): string => {
  const { protocol, host } = window.location
  return dsn.includes('://') ? dsn : `${protocol}//${dsn.replace('@', `@${host}`)}`
}

let send: ReturnType<typeof createSender> | undefined

/** Sends the reports of this page view. Loaded with the library, once there is something to report. */
export const sendReports = (reports: readonly Report[]): void => {
  send ??= createSender({
    dsn: onThisSite(sentryDsn()),
    release: releaseName(),
  })
  send(reports)
}
