import { whenIdle } from './idle'
import { sentryDsn, sentrySampleRate } from './build-settings'

/** The window's event for an error that nobody caught. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent

/** An error, as it is queued until it is sent. */
export type Report = {
  /** What was thrown, or the window's event about it. */
  thrown: unknown
  /** Milliseconds since 1970. */
  at: number
  /** Of the page's address at that time. */
  path: string
  /** A sentence on what was being done; undefined for what nobody caught. */
  during?: string
}

/**
 * Errors from which an engineer learns nothing: a visitor's network, a cancelled request, a script that did not load and is
 * requested again, another site's script, and a browser that laid something out a frame later.
 */
const NOISE =
  /^(AbortError|ChunkLoadError)|Failed to fetch|NetworkError when|Load failed|^Error: (Script error|The script|ResizeObserver)/

/** Whether something that was thrown is nobody's fault here. Takes an error, or an event of the window with a message. */
export const isNoise = (thrown: unknown): boolean => {
  const { name = 'Error', message = '' } = (thrown ?? {}) as Partial<Error>
  return NOISE.test(`${name}: ${message.replace(/^Uncaught /, '')}`)
}

/** How many wait for the code that sends them; later ones are lost. */
const MOST_QUEUED = 20
/** An error of every frame is reported often enough by then. */
const MOST_REPORTED = 50

type ReporterOptions = {
  /** Whether this one is among the share that is reported (specification 9). */
  isChosen: () => boolean
  /** Runs a task once the page is usable and has nothing more urgent to do. */
  whenUsable: (task: () => Promise<void>) => unknown
  /** Loads the code that sends. Rejects while it cannot be reached. */
  load: () => Promise<(reports: readonly Report[]) => void>
}

/**
 * Queues reports until the page is usable and the code that sends them is loaded. It is requested with the first report, and
 * again with the next one where that failed. Never throws.
 */
export const createReporter = ({ isChosen, whenUsable, load }: ReporterOptions) => {
  const queued: Report[] = []
  let chosen = 0
  let isUnderWay = false
  const sendQueued = async () => {
    try {
      const send = await load()
      send(queued.splice(0))
    } catch {
      // The next error loads it again. A report of this failure would only say that there is no network.
    }
    isUnderWay = false
  }
  return (report: Report): void => {
    if (queued.length >= MOST_QUEUED || chosen >= MOST_REPORTED || !isChosen()) return
    chosen += 1
    queued.push(report)
    if (isUnderWay) return
    isUnderWay = true
    whenUsable(sendQueued)
  }
}

declare global {
  interface Window {
    /** The errors that nobody caught since the first script of the page (src/islands/pre-paint/keep-early-errors.ts). */
    uncaught?: UncaughtEvent[]
  }
}

const queue = createReporter({
  isChosen: () => Math.random() < sentrySampleRate(),
  whenUsable: whenIdle,
  load: async () => (await import(/* webpackChunkName: "errors" */ './errors/sender')).sendReports,
})

/** Without an address to report to, nothing is queued. @param subject what {@link isNoise} judges */
const report = (what: Omit<Report, 'path'>, subject: unknown): void => {
  if (sentryDsn() && !isNoise(subject)) queue({ ...what, path: window.location.pathname })
}

/**
 * Reports a caught error to the error service, and to nobody else (decision 061). Failures of the visitor's network are left out.
 * @param during a sentence on what was being done
 */
export const noteError = (error: unknown, during: string): void =>
  report({ thrown: error, at: Date.now(), during }, error)

/** Reports an error to engineers: on the console at once, and to the error service; see {@link noteError}. */
export const reportError = (error: unknown, during: string): void => {
  console.error(during, error)
  noteError(error, during)
}

const causeOf = (event: UncaughtEvent): unknown => ('reason' in event ? event.reason : (event.error ?? event))

const reportUncaught = (event: UncaughtEvent): void =>
  report({ thrown: event, at: performance.timeOrigin + event.timeStamp }, causeOf(event))

/**
 * Reports every error that nobody catches, those before this call included. React's errors of rendering and hydration are among
 * them: React passes them to the window.
 */
export const watchErrors = (): void => {
  const events = window.uncaught ?? []
  events.forEach(reportUncaught)
  events.length = 0
  events.push = (event) => {
    reportUncaught(event)
    return 0
  }
}
