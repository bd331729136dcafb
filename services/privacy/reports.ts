import { desc, sql } from 'drizzle-orm'
import { bigint, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/open'

export const REPORT_KINDS = ['retention', 'export', 'erasure'] as const
type ReportKind = (typeof REPORT_KINDS)[number]

/** How many rows, by the name of the place. */
export type Counts = Readonly<Record<string, number>>

/** The columns are described in services/database/migrations/033_privacy_reports.sql. */
const privacyReports = pgTable('privacy_reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<ReportKind>().notNull(),
  day: date('day').notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  report: jsonb('report').$type<Counts>().notNull(),
})

/** Stores a report that names nobody. @returns false where the day's retention is done already */
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

/** Writes the rows that the day's retention has erased into its report. */
export async function completeRetention(queries: Queries, day: string, report: Counts): Promise<void> {
  await queries
    .update(privacyReports)
    .set({ report })
    .where(sql`${privacyReports.kind} = 'retention' and ${privacyReports.day} = ${day}`)
}

/** The reports of retention, exports and erasures, newest first. */
export const readPrivacyReports = (queries: Queries, limit: number) =>
  queries.select().from(privacyReports).orderBy(desc(privacyReports.id)).limit(limit)
