import type { Config } from '../host/config/config'
import { describeError, type LoggedProblem } from '../host/log'
import { openSentry, type Sentry, toEvent } from './sentry'

/** Called with an error that goes into the log. */
export type ReportProblem = (problem: LoggedProblem) => void

interface Reporter {
  report: ReportProblem
  /** Resolves once everything was sent, or after so many ms. */
  flush(timeoutMs: number): Promise<void>
}

interface ReporterParts {
  /** Returns a number from 0 to 1 for each error. */
  random?: () => number
  /** Milliseconds since 1970. */
  now?: () => number
}

/** If the database is away, every request fails: the first errors are enough, and the log has them all. */
const MOST_IN_A_MINUTE = 30
const MINUTE = 60_000

/**
 * Reports errors to the same project as the site, with the same release and the same filters. The library is loaded with the first
 * error. A lost report is not noticed, because its error is in the log.
 */
export function createReporter(
  { errors, release }: Pick<Config, 'errors' | 'release'>,
  { random = Math.random, now = Date.now }: ReporterParts = {},
): Reporter {
  if (!errors) return { report: () => undefined, flush: () => Promise.resolve() }
  const { hostDsn: dsn, sampleRate } = errors
  const mayReport = limitRate(now)
  let sentry: Sentry | undefined
  return {
    report(problem) {
      if (random() >= sampleRate || !mayReport()) return
      sentry ??= openSentry({ dsn, release })
      sentry.client.captureEvent(toEvent(problem, now(), sentry.parse))
    },
    async flush(timeoutMs) {
      await sentry?.client.flush(timeoutMs)
    },
  }
}

function limitRate(now: () => number): () => boolean {
  let began = -Infinity
  let count = 0
  return () => {
    if (now() - began >= MINUTE) [began, count] = [now(), 0]
    count += 1
    return count <= MOST_IN_A_MINUTE
  }
}

/** Time for the last report before the process ends, in ms. */
const PATIENCE = 2_000

/**
 * Reports an uncaught error or an unhandled rejection, and then ends the process as Node itself would: with the error on stderr and
 * code 1.
 */
export function endAfterReport({ report, flush }: ReturnType<typeof createReporter>): void {
  process.once('uncaughtException', (thrown: unknown, origin) => {
    console.error(thrown)
    report({ level: 'fatal', sentence: `The process ends: ${origin}.`, error: describeError(thrown) })
    void flush(PATIENCE).finally(() => process.exit(1))
  })
}
