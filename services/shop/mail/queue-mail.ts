import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { OrderEvent } from '../domain/order-state'
import { ACCEPTING, type Change, mailFor } from '../domain/order-mail'
import { orderMails, orders } from '../store/schema'

const HOUR_MS = 3_600_000
/**
 * Mails an hour to one mailbox about orders that anybody can place in its owner's name; further mails wait. So nobody is
 * flooded, and nobody's order is refused because others typed their address.
 */
const MOST_AN_HOUR = 25
/** Events that anybody can cause, without money, a card or the mailbox. */
const UNPROVEN: readonly OrderEvent[] = ['initiated', 'unconfirmed', 'expired']

/**
 * Adds the mail that a change of an order causes to the outbox, in the transaction of the change, so that both are stored or
 * neither. The mail is written and sent later, so that no mail problem can undo a payment.
 */
export async function queueMail(
  tx: Queries,
  { id, orderNumber, ...change }: Omit<Change, 'isAccepted'> & { id: number; orderNumber: string },
  now: Date,
): Promise<void> {
  const kind = mailFor({ ...change, isAccepted: await isAccepted(tx, orderNumber) })
  if (!kind) return
  const nextAttemptAt = UNPROVEN.includes(change.event) ? await earliestTime(tx, orderNumber, now) : now
  await tx.insert(orderMails).values({ transitionId: id, orderNumber, kind, nextAttemptAt, createdAt: now })
}

async function isAccepted(tx: Queries, orderNumber: string): Promise<boolean> {
  const accepting = await tx
    .select({ id: orderMails.transitionId })
    .from(orderMails)
    .where(and(eq(orderMails.orderNumber, orderNumber), inArray(orderMails.kind, [...ACCEPTING])))
    .limit(1)
  return accepting.length > 0
}

/** When the next mail to an order's mailbox may be sent. Orders that try the shop out on its own machine do not wait. */
async function earliestTime(tx: Queries, orderNumber: string, now: Date): Promise<Date> {
  const leavesAt = sql`coalesce(${orderMails.sentAt}, ${orderMails.nextAttemptAt}, ${orderMails.createdAt})`
  const mailbox = tx.select({ mailbox: orders.mailbox }).from(orders).where(eq(orders.number, orderNumber))
  const [before] = await tx
    .select({ leavesAt: leavesAt.mapWith(orderMails.createdAt) })
    .from(orderMails)
    .innerJoin(orders, eq(orders.number, orderMails.orderNumber))
    .where(
      and(
        eq(orders.mailbox, mailbox),
        isNotNull(orders.visitor),
        gt(leavesAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(desc(leavesAt))
    .offset(MOST_AN_HOUR - 1)
    .limit(1)
  return before ? new Date(before.leavesAt.getTime() + HOUR_MS) : now
}
