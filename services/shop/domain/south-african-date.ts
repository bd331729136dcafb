const OFFSET_MS = 2 * 3_600_000

/** The day it is in South Africa, `YYYY-MM-DD`; the clock there never changes. */
export const southAfricanDate = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10)
