/** So many stand for all the others that come before the site's code. */
const MOST_KEPT = 20

/**
 * Keeps what nobody catches from the very first script on, until the site's code takes it over, and everything that comes
 * later, by putting its own function in the place of `push` (src/platform/report-error.ts).
 */
export const keepEarlyErrors = (): void => {
  const kept: NonNullable<typeof window.uncaught> = (window.uncaught = [])
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => kept.length < MOST_KEPT && kept.push(event)
  window.addEventListener('error', keep)
  window.addEventListener('unhandledrejection', keep)
}
