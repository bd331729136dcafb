import { sql } from 'drizzle-orm'
import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { type ClockVerdict, isWithinConfirmed, compareClocks } from '../domain/clock'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** services/database/migrations/020_upkeep_clock.sql describes the columns. */
const upkeepClock = pgTable('upkeep_clock', {
  isOnly: boolean('is_only').primaryKey(),
  confirmedAt: moment('confirmed_at'),
  doubtedAt: moment('doubted_at'),
})

/** Judges the clock of a round of upkeep and stores the verdict until the next round. */
export async function checkClock(
  database: Queries,
  host: Date,
): Promise<{ verdict: ClockVerdict; confirmedAt: Date | null; databaseAt: Date }> {
  return database.transaction(async (tx) => {
    const [known] = await tx
      .select({
        confirmedAt: upkeepClock.confirmedAt,
        doubtedAt: upkeepClock.doubtedAt,
        databaseAt: sql`clock_timestamp()`.mapWith(upkeepClock.confirmedAt),
      })
      .from(upkeepClock)
      .for('update')
    if (!known) throw new Error('The row of upkeep_clock is missing.')
    const { confirmedAt, doubtedAt, databaseAt } = known
    const verdict = compareClocks({ host, database: databaseAt, confirmedAt, doubtedAt })
    const isSameDoubt = verdict === 'jumped' && doubtedAt !== null && isWithinConfirmed(doubtedAt, host)
    if (verdict === 'confirmed') await tx.update(upkeepClock).set({ confirmedAt: host, doubtedAt: null })
    else if (!isSameDoubt) await tx.update(upkeepClock).set({ doubtedAt: host })
    return { verdict, confirmedAt, databaseAt }
  })
}

/** Whether the clock has not jumped since the last round of upkeep. */
export async function isClockConfirmed(queries: Queries, now: Date): Promise<boolean> {
  const [known] = await queries.select({ confirmedAt: upkeepClock.confirmedAt }).from(upkeepClock)
  return isWithinConfirmed(known?.confirmedAt ?? null, now)
}
