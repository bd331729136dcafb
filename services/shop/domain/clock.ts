const MINUTE_MS = 60_000

/** How far two correct clocks may be apart. */
const TOLERANCE_MS = 2 * MINUTE_MS
/** The longest time between two rounds of upkeep on a clock that has not jumped. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** A second doubt sooner than this comes from another process that looked at the same clock at the same time. */
const SHORTEST_PAUSE_MS = MINUTE_MS / 2

export interface ClockReading {
  /** The clock of this process. */
  host: Date
  database: Date
  /** When a round last confirmed the clock; null before the first round. */
  confirmedAt: Date | null
  /** When a round first doubted the current clock; null while no round does. */
  doubtedAt: Date | null
}

/** `differs`: from the database's clock. `jumped`: since the last round, which looks the same after the shop was down for days. */
export type ClockVerdict = 'confirmed' | 'differs' | 'jumped'

/**
 * Whether time limits may take effect now. A clock that jumped ahead would end every order that waits for its money, so another
 * round on the same clock must confirm it.
 */
export function compareClocks({ host, database, confirmedAt, doubtedAt }: ClockReading): ClockVerdict {
  if (Math.abs(host.getTime() - database.getTime()) > TOLERANCE_MS) return 'differs'
  if (isWithinConfirmed(confirmedAt, host)) return 'confirmed'
  return doubtedAt !== null && isLater(doubtedAt, host, SHORTEST_PAUSE_MS) ? 'confirmed' : 'jumped'
}

/** Whether the clock has advanced normally since a round last confirmed it. */
export const isWithinConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt === null || isLater(confirmedAt, now, -TOLERANCE_MS)

/** Whether `then` is at least so many ms after `first`, and no later than the longest pause. */
const isLater = (first: Date, then: Date, atLeastMs: number): boolean => {
  const passed = then.getTime() - first.getTime()
  return passed >= atLeastMs && passed <= LONGEST_PAUSE_MS
}
