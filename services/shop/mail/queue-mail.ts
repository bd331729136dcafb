import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { ACCEPTING, type Change, mailFor } from '../domain/order-mail'
import { orderMails } from './schema'

/**
 * Puts the mail that a change of an order calls for into the outbox, in the transaction of the change: both are there, or
 * neither. Nothing is written or sent yet, so that no trouble with a mail can undo a payment.
 */
export async function queueMail(
  tx: Queries,
  { id, orderNumber, ...change }: Omit<Change, 'isAccepted'> & { id: number; orderNumber: string },
  now: Date,
): Promise<void> {
  const kind = mailFor({ ...change, isAccepted: await isAccepted(tx, orderNumber) })
  if (!kind) return
  await tx
    .insert(orderMails)
    .values({ transitionId: id, orderNumber, kind, nextAttemptAt: now, createdAt: now })
}

async function isAccepted(tx: Queries, orderNumber: string): Promise<boolean> {
  const accepting = await tx
    .select({ id: orderMails.transitionId })
    .from(orderMails)
    .where(and(eq(orderMails.orderNumber, orderNumber), inArray(orderMails.kind, [...ACCEPTING])))
    .limit(1)
  return accepting.length > 0
}
