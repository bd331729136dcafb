import { isNoise } from './errors/is-noise'
import type { Report, UncaughtEvent } from './errors/report'
import { createReporter } from './errors/reporter'
import { whenIdle } from './idle'

declare global {
  interface Window {
    /** What nobody caught since the first script of the page (src/islands/pre-paint/keep-early-errors.ts). */
    uncaught?: UncaughtEvent[]
  }
}

const keep = createReporter({
  isChosen: () => Math.random() < Number(process.env.GATSBY_SENTRY_SAMPLE_RATE),
  whenUsable: whenIdle,
  load: async () => (await import(/* webpackChunkName: "errors" */ './errors/send-reports')).sendReports,
})

/** Without an address to report to, nothing is kept. @param subject what says whether it is worth that */
const tell = (report: Omit<Report, 'path'>, subject: unknown): void => {
  if (process.env.GATSBY_SENTRY_DSN && !isNoise(subject)) keep({ ...report, path: window.location.pathname })
}

/**
 * Tells the error service what was caught, and nobody else (decision 061). What is the visitor's network alone is left out.
 * @param during a sentence on what was being done
 */
export const noteError = (error: unknown, during: string): void =>
  tell({ thrown: error, at: Date.now(), during }, error)

/** Tells engineers what went wrong: the console at once, and the error service; see {@link noteError}. */
export const reportError = (error: unknown, during: string): void => {
  console.error(during, error)
  noteError(error, during)
}

const causeOf = (event: UncaughtEvent): unknown => ('reason' in event ? event.reason : (event.error ?? event))

const tellUncaught = (event: UncaughtEvent): void =>
  tell({ thrown: event, at: performance.timeOrigin + event.timeStamp }, causeOf(event))

/**
 * From now on reports what nobody catches, and before that what nobody has caught so far. React's own errors are among them:
 * it hands those of rendering and hydration to the window.
 */
export const watchErrors = (): void => {
  const events = window.uncaught ?? []
  events.forEach(tellUncaught)
  events.length = 0
  events.push = (event) => {
    tellUncaught(event)
    return 0
  }
}
