/** Enough to represent all errors before the site's code is loaded. */
const MOST_KEPT = 20

/**
 * Queues uncaught errors from the first script on. The site's code takes the queue over, and replaces its `push` to receive later errors
 * (src/platform/report-error.ts).
 */
export const keepEarlyErrors = (): void => {
  const kept: NonNullable<typeof window.uncaught> = (window.uncaught = [])
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => kept.length < MOST_KEPT && kept.push(event)
  window.addEventListener('error', keep)
  window.addEventListener('unhandledrejection', keep)
}
