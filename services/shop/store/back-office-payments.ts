import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { isPlaced, type State } from '../domain/order-state'
import { usesPage } from '../payments/methods'
import { lockCart } from './carts'
import { findOrder, findPayment, type OrderWithPayment } from './orders'
import { deadlineOf, isOverdue } from './overdue'
import { applyPaymentEvent } from './payment-events'
import { orders, payments } from './schema'

export interface Recorded extends State {
  number: string
}

type Outcome = Recorded | 'unknown' | 'not_possible'

/** Notes that the money of an EFT, a card on delivery or an order on payment terms has arrived, also when it came late.
 * Of a page only its provider can say so. */
export const recordMoney = (database: Queries, number: string, now: Date): Promise<Outcome> =>
  change(database, number, async (tx, found) => {
    const { method } = found.payment
    if (usesPage(method) && method !== 'Payment terms') return false
    return applyPaymentEvent(tx, found, 'succeeded', now)
  })

/**
 * Notes that everything paid for an order was given back, by the way it was paid. The order is cancelled; goods that have
 * not left go back into stock.
 */
export const recordRefund = (
  database: Queries,
  number: string,
  isShipped: boolean,
  now: Date,
): Promise<Outcome> =>
  change(database, number, async (tx) => {
    const paid = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderNumber, number), inArray(payments.status, ['complete', 'refund_due'])))
    for (const { id } of paid) {
      const found = await findPayment(tx, id)
      if (found) await applyPaymentEvent(tx, found, 'refunded', now, { isShipped })
    }
    return paid.length > 0
  })

/** Lets the time to pay for an order run out now, instead of when it would by itself. */
export const recordTimeOver = (database: Queries, number: string, now: Date): Promise<Outcome> =>
  change(database, number, async (tx, { order, payment }) => {
    const late = { order, payment: { ...payment, expiresAt: now } }
    if (!isOverdue(late, now)) return false
    await tx.update(payments).set({ expiresAt: now }).where(eq(payments.id, payment.id))
    return applyPaymentEvent(tx, late, deadlineOf(late), now)
  })

/** Ends an order that waits for its money, as when the time to pay is over, whether or not its shopper has confirmed it. */
export const recordEnd = (database: Queries, number: string, now: Date): Promise<Outcome> =>
  change(database, number, async (tx, found) => {
    const { method, status } = found.payment
    return isPlaced(method, status) && applyPaymentEvent(tx, found, 'expired', now, { reason: ENDED_BY_US })
  })

/** For the shopper. */
const ENDED_BY_US = 'We could not go on with this order, so we released what we had reserved.'

/** Locks the order's cart, changes what there is to change and answers how the order stands then. */
async function change(
  database: Queries,
  number: string,
  apply: (tx: Queries, found: OrderWithPayment) => Promise<boolean>,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const [known] = await tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.number, number))
    if (!known) return 'unknown'
    await lockCart(tx, known.cartId)
    const found = await findOrder(tx, number)
    if (!found || !(await apply(tx, found))) return 'not_possible'
    const after = (await findOrder(tx, number)) ?? found
    return { number, order: after.order.status, payment: after.payment.status }
  })
}
