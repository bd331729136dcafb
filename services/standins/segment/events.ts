import { randomUUID } from 'node:crypto'
import { desc, gte, max, sql } from 'drizzle-orm'
import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { standins } from '../schema'

// The table of services/database/migrations/028_segment_standin.sql.

/** How many events are kept, the newest: anybody can send some. */
const MOST_KEPT = 20_000

export const segmentEvents = standins.table('segment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text('message_id').notNull(),
  type: text('type').notNull(),
  event: text('event'),
  userId: text('user_id'),
  anonymousId: text('anonymous_id'),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  timestamp: timestamp('timestamp', { withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
})

type KeptEvent = typeof segmentEvents.$inferSelect

/** An event that was accepted; the service gives an id to one that came without. */
export type AcceptedEvent = Omit<KeptEvent, 'id' | 'messageId'> & { messageId: string | undefined }

/** Keeps events in their order, all of them or none. One whose id is known was sent before, and is not kept again. */
export async function keepEvents(queries: Queries, events: readonly AcceptedEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({ ...event, messageId: event.messageId ?? randomUUID() }))
  await queries.transaction(async (tx) => {
    await tx.insert(segmentEvents).values(rows).onConflictDoNothing({ target: segmentEvents.messageId })
    const newest = tx.select({ id: max(segmentEvents.id) }).from(segmentEvents)
    await tx.delete(segmentEvents).where(sql`${segmentEvents.id} <= (${newest}) - ${MOST_KEPT}`)
  })
}

/** What was received, newest first. @param since nothing from before that moment */
export const readEvents = (queries: Queries, limit: number, since = new Date(0)): Promise<KeptEvent[]> =>
  queries
    .select()
    .from(segmentEvents)
    .where(gte(segmentEvents.receivedAt, since))
    .orderBy(desc(segmentEvents.id))
    .limit(limit)
