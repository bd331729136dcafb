const MINUTE_MS = 60_000

/** Pauses double from half a minute on, up to a quarter of an hour: a server that is back is soon noticed. */
const FIRST_PAUSE_MS = MINUTE_MS / 2
const LONGEST_PAUSE_MS = 15 * MINUTE_MS
/** A confirmation that comes later than that helps nobody; somebody has to look at the server. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS

/**
 * When a mail that did not leave is tried again; null when it is given up.
 * @param attempts how often it was tried, this time included
 */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  const next = new Date(now.getTime() + pause)
  return next.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS ? null : next
}
