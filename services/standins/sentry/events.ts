import { desc, max, sql } from 'drizzle-orm'
import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { standins } from '../schema'

// The table of services/database/migrations/029_sentry_standin.sql.

/** How many reports are kept, the newest: anybody can send some. */
const MOST_KEPT = 5_000

const sentryEvents = standins.table('sentry_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventId: text('event_id').notNull(),
  project: text('project').notNull(),
  release: text('release'),
  level: text('level').notNull(),
  type: text('type'),
  value: text('value').notNull(),
  page: text('page'),
  platform: text('platform'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
})

type KeptReport = typeof sentryEvents.$inferSelect

/** A report as it is kept. */
export type AcceptedReport = Omit<KeptReport, 'id'>

/** Keeps reports in their order, all of them or none. One whose id is known was sent before, and is not kept again. */
export async function keepReports(queries: Queries, reports: readonly AcceptedReport[]): Promise<void> {
  if (reports.length === 0) return
  await queries.transaction(async (tx) => {
    await tx
      .insert(sentryEvents)
      .values([...reports])
      .onConflictDoNothing({ target: sentryEvents.eventId })
    const newest = tx.select({ id: max(sentryEvents.id) }).from(sentryEvents)
    await tx.delete(sentryEvents).where(sql`${sentryEvents.id} <= (${newest}) - ${MOST_KEPT}`)
  })
}

/** What was reported, newest first. */
export const readReports = (queries: Queries, limit: number): Promise<KeptReport[]> =>
  queries.select().from(sentryEvents).orderBy(desc(sentryEvents.id)).limit(limit)
