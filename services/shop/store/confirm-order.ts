import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { lockCart } from './carts'
import { findPayment, type OrderWithPayment } from './orders'
import { applyPaymentEvent } from './payment-events'
import { findCurrentOrder, isOverdue } from './overdue'
import { fullTimeOf, isUnconfirmed, recordTransition } from './payment-rows'
import { payments } from './schema'

/** `over`: the order no longer waits for its money, or its items are on sale again. */
export interface Confirmation {
  state: 'waits' | 'confirmed' | 'over'
  /** Until when the items of a confirmed order are reserved. */
  reservedUntil: Date | null
}

/** Whether a link was made for this payment. */
type IsLinked = (paymentId: string) => boolean

/** The state of an order whose shopper must confirm it; undefined when the link fits none of its payments. */
export async function readConfirmation(
  queries: Queries,
  orderNumber: string,
  isLinked: IsLinked,
  now: Date,
): Promise<Confirmation | undefined> {
  const found = await findLinkedPayment(queries, orderNumber, isLinked)
  return found && confirmationOf(found, now)
}

/**
 * Records the shopper's confirmation, so that the items are reserved for the full time; a free order is then complete. A second
 * confirmation changes nothing.
 */
export async function confirmOrder(
  database: Queries,
  orderNumber: string,
  isLinked: IsLinked,
  now: Date,
): Promise<Confirmation | undefined> {
  return database.transaction(async (tx) => {
    const known = await findLinkedPayment(tx, orderNumber, isLinked)
    if (!known) return undefined
    await lockCart(tx, known.order.cartId)
    await findCurrentOrder(tx, orderNumber, now)
    const found = (await findPayment(tx, known.payment.id)) ?? known
    const before = confirmationOf(found, now)
    if (before.state !== 'waits') return before
    const change = { confirmedAt: now, expiresAt: before.reservedUntil, updatedAt: now }
    const isThis = eq(payments.id, known.payment.id)
    const [payment] = await tx.update(payments).set(change).where(isThis).returning()
    if (!payment) throw new Error(`The confirmation of order ${orderNumber} was not stored.`)
    const state = { order: found.order.status, payment: payment.status }
    await recordTransition(tx, payment, 'confirmed', state, now)
    // A free order needs nothing else.
    if (payment.method === 'Free') {
      await applyPaymentEvent(tx, { order: found.order, payment }, 'succeeded', now)
    }
    return { ...before, state: 'confirmed' }
  })
}

async function findLinkedPayment(
  queries: Queries,
  orderNumber: string,
  isLinked: IsLinked,
): Promise<OrderWithPayment | undefined> {
  const confirmable = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), isNotNull(payments.confirmBy)))
  const linked = confirmable.find(({ id }) => isLinked(id))
  return linked && findPayment(queries, linked.id)
}

function confirmationOf(found: OrderWithPayment, now: Date): Confirmation {
  const { payment } = found
  const isOver = payment.status !== 'pending' || isOverdue(found, now)
  const isDone = payment.method === 'Free' && payment.status === 'complete'
  const state = isOver && !isDone ? 'over' : isUnconfirmed(payment) ? 'waits' : 'confirmed'
  return { state, reservedUntil: fullTimeOf(payment) }
}
