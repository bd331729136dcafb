import { desc, sql } from 'drizzle-orm'
import { bigint, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { southAfricanDay } from '../../shared/sast-date'
import type { Database, Queries } from '../database/open'
import { PLACES } from './register'

export const REPORT_KINDS = ['retention', 'export', 'erasure'] as const
type ReportKind = (typeof REPORT_KINDS)[number]

/** How many rows, by the name of the place. */
export type Counts = Readonly<Record<string, number>>

/** services/database/migrations/033_privacy_reports.sql says what the columns mean. */
const privacyReports = pgTable('privacy_reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<ReportKind>().notNull(),
  day: date('day').notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  report: jsonb('report').$type<Counts>().notNull(),
})

/** Keeps what was done, and nothing about whom. @returns false where the day's retention is done already */
export async function keepReport(
  queries: Queries,
  kind: ReportKind,
  day: string,
  report: Counts,
  now: Date,
): Promise<boolean> {
  const kept = await queries
    .insert(privacyReports)
    .values({ kind, day, report, happenedAt: now })
    .onConflictDoNothing()
    .returning({ id: privacyReports.id })
  return kept.length > 0
}

/** Writes what the day's retention has forgotten into the report that was begun with it. */
export async function completeRetention(queries: Queries, day: string, report: Counts): Promise<void> {
  await queries
    .update(privacyReports)
    .set({ report })
    .where(sql`${privacyReports.kind} = 'retention' and ${privacyReports.day} = ${day}`)
}

/** What was forgotten, exported and erased, newest first. */
export const readPrivacyReports = (queries: Queries, limit: number) =>
  queries.select().from(privacyReports).orderBy(desc(privacyReports.id)).limit(limit)

/**
 * Once a day, whichever host comes first: forgets everybody whose time is over, as the page on privacy promises (POPIA s14), and keeps
 * a dated report. All of it, or nothing: what fails is done by the next round.
 * @returns what was forgotten, by place; undefined where the day's work is done already
 */
export async function retainOnlyWhatIsPromised(database: Database, now: Date): Promise<Counts | undefined> {
  const day = southAfricanDay(now.getTime())
  const forgotten = await database.transaction(async (tx) => {
    if (!(await keepReport(tx, 'retention', day, {}, now))) return undefined
    const counts: Record<string, number> = {}
    for (const { name, forget } of PLACES) counts[name] = await forget(tx, now)
    await completeRetention(tx, day, counts)
    return counts
  })
  if (forgotten && Object.values(forgotten).some((count) => count > 0)) await database.dropDeletedBytes?.()
  return forgotten
}
