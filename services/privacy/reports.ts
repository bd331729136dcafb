import { desc, sql } from 'drizzle-orm'
import { bigint, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/open'

export const REPORT_KINDS = ['retention', 'export', 'erasure'] as const
type ReportKind = (typeof REPORT_KINDS)[number]

/** The number of rows by place. */
export type Counts = Readonly<Record<string, number>>

/** The columns are described in services/database/migrations/033_privacy_reports.sql. */
const privacyReports = pgTable('privacy_reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<ReportKind>().notNull(),
  day: date('day').notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  report: jsonb('report').$type<Counts>().notNull(),
})

/** Stores a report without personal data. @returns false when the day's retention has already run */
export async function storeReport(
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

/** Adds the numbers of erased rows to the day's retention report. */
export async function completeRetention(queries: Queries, day: string, report: Counts): Promise<void> {
  await queries
    .update(privacyReports)
    .set({ report })
    .where(sql`${privacyReports.kind} = 'retention' and ${privacyReports.day} = ${day}`)
}

/** The reports of retention, exports and erasures, newest first. */
export const readPrivacyReports = (queries: Queries, limit: number) =>
  queries.select().from(privacyReports).orderBy(desc(privacyReports.id)).limit(limit)
