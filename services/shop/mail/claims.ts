import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { DELIVERY_MS } from './message'
import { orderMails } from './schema'

/** How long a mail belongs to the process that took it, in ms. */
export const CLAIM_MS = 3 * DELIVERY_MS
/** How many one process takes at a time; they are sent side by side. */
export const BATCH = 5

export type ClaimedOrderMail = Pick<
  typeof orderMails.$inferSelect,
  'transitionId' | 'orderNumber' | 'kind' | 'attempts' | 'createdAt'
>

/**
 * Takes mails that are due. Until CLAIM_MS are over no other process takes them; after that one of them may, for the
 * process that had them is dead. The mails of one order leave one after the other, in the order in which things happened.
 */
export async function claimDue(database: Queries, now: Date): Promise<ClaimedOrderMail[]> {
  const earlier = alias(orderMails, 'earlier')
  const isFirst = notExists(
    database
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.orderNumber, orderMails.orderNumber),
          lt(earlier.transitionId, orderMails.transitionId),
          isNotNull(earlier.nextAttemptAt),
        ),
      ),
  )
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: orderMails.transitionId })
      .from(orderMails)
      .where(and(lte(orderMails.nextAttemptAt, now), isFirst))
      .orderBy(asc(orderMails.nextAttemptAt), asc(orderMails.transitionId))
      .limit(BATCH)
      .for('update', { of: orderMails, skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    const { transitionId, orderNumber, kind, attempts, createdAt } = orderMails
    return tx
      .update(orderMails)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(inArray(transitionId, ids))
      .returning({ transitionId, orderNumber, kind, attempts, createdAt })
  })
}

export async function markSent(database: Queries, mail: ClaimedOrderMail, now: Date): Promise<void> {
  await database
    .update(orderMails)
    .set({ sentAt: now, nextAttemptAt: null, lastError: null })
    .where(eq(orderMails.transitionId, mail.transitionId))
}

/** Notes why a mail did not leave. `nextAttemptAt` null: nobody tries again. Changes nothing once another process has taken
 * it, or has sent it. */
export async function markUnsent(
  database: Queries,
  { transitionId, attempts }: ClaimedOrderMail,
  result: { lastError: string; nextAttemptAt: Date | null },
): Promise<void> {
  const isOurs = and(eq(orderMails.transitionId, transitionId), eq(orderMails.attempts, attempts))
  await database
    .update(orderMails)
    .set(result)
    .where(and(isOurs, isNull(orderMails.sentAt)))
}
