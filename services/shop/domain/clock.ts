const MINUTE_MS = 60_000

/** How far two clocks that are right may be apart. */
const TOLERANCE_MS = 2 * MINUTE_MS
/** The longest time between two rounds of upkeep on a clock that has not jumped. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** Sooner after the first doubt, two processes have looked at the same clock at once. */
const SHORTEST_PAUSE_MS = MINUTE_MS / 2

export interface ClockReading {
  /** The clock of this process. */
  host: Date
  database: Date
  /** When a round last found the clock right; null before the first one. */
  confirmedAt: Date | null
  /** When a round first doubted the clock it has now; null while nobody does. */
  doubtedAt: Date | null
}

/** `differs`: from the database's clock. `jumped`: since the last round, which a shop that was away for days cannot tell apart. */
export type ClockVerdict = 'confirmed' | 'differs' | 'jumped'

/**
 * Whether what ends by time may end now. A clock that jumped ahead would end every order that waits for its money; another
 * round on the same clock confirms it.
 */
export function compareClocks({ host, database, confirmedAt, doubtedAt }: ClockReading): ClockVerdict {
  if (Math.abs(host.getTime() - database.getTime()) > TOLERANCE_MS) return 'differs'
  if (isWithinConfirmed(confirmedAt, host)) return 'confirmed'
  return doubtedAt !== null && isLater(doubtedAt, host, SHORTEST_PAUSE_MS) ? 'confirmed' : 'jumped'
}

/** Whether the clock has gone on as it should since it was last found right. */
export const isWithinConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt === null || isLater(confirmedAt, now, -TOLERANCE_MS)

/** Whether `then` comes after `first`, by at least so many ms and no more than the longest pause. */
const isLater = (first: Date, then: Date, atLeastMs: number): boolean => {
  const passed = then.getTime() - first.getTime()
  return passed >= atLeastMs && passed <= LONGEST_PAUSE_MS
}
