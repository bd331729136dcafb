import { and, desc, eq, gt } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import { randomToken } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { standins } from '../schema'

// The table of services/database/migrations/027_help_standins.sql.

const bookings = standins.table('bookings', {
  id: text('id').primaryKey(),
  event: text('event').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

type Booking = typeof bookings.$inferSelect

/** Gives a time away, once: answers the id of the booking, or undefined where somebody else has it. */
export async function keepBooking(
  queries: Queries,
  booking: Omit<Booking, 'id'>,
): Promise<string | undefined> {
  // The index on event and time is what makes it single: of two that come at once, one is kept.
  const [kept] = await queries
    .insert(bookings)
    .values({ id: randomToken(), ...booking })
    .onConflictDoNothing()
    .returning({ id: bookings.id })
  return kept?.id
}

export async function findBooking(queries: Queries, event: string, id: string): Promise<Booking | undefined> {
  const [found] = await queries
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.event, event)))
  return found
}

/** The moments of an event, in ms, that are given away and have not come. */
export async function takenMoments(queries: Queries, event: string, now: Date): Promise<ReadonlySet<number>> {
  const taken = await queries
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(eq(bookings.event, event), gt(bookings.startsAt, now)))
  return new Set(taken.map(({ startsAt }) => startsAt.getTime()))
}

/** All bookings, newest first. */
export const readBookings = (queries: Queries, limit: number): Promise<Booking[]> =>
  queries.select().from(bookings).orderBy(desc(bookings.receivedAt)).limit(limit)
