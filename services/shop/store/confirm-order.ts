import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { lockCart } from './carts'
import { findPayment, type OrderWithPayment } from './orders'
import { applyPaymentEvent } from './payment-events'
import { findCurrentOrder, isOverdue } from './overdue'
import { fullTimeOf, isUnconfirmed, recordTransition } from './payment-rows'
import { payments } from './schema'

/** `over`: the order does not wait for its money any more, or its goods are on sale again. */
export interface Confirmation {
  state: 'waits' | 'confirmed' | 'over'
  /** Until when the goods of a confirmed order are kept. */
  keptUntil: Date | null
}

/** Whether a payment is the one that a link was made for. */
type IsMeant = (paymentId: string) => boolean

/** How an order stands that its shopper is asked to confirm; undefined where a link was made for no payment of it. */
export async function readConfirmation(
  queries: Queries,
  orderNumber: string,
  isMeant: IsMeant,
  now: Date,
): Promise<Confirmation | undefined> {
  const found = await findMeant(queries, orderNumber, isMeant)
  return found && confirmationOf(found, now)
}

/**
 * Notes that the shopper has confirmed an order, so that its goods are kept for the full time; one that costs nothing is complete
 * by that. Once more changes nothing.
 */
export async function confirmOrder(
  database: Queries,
  orderNumber: string,
  isMeant: IsMeant,
  now: Date,
): Promise<Confirmation | undefined> {
  return database.transaction(async (tx) => {
    const known = await findMeant(tx, orderNumber, isMeant)
    if (!known) return undefined
    await lockCart(tx, known.order.cartId)
    await findCurrentOrder(tx, orderNumber, now)
    const found = (await findPayment(tx, known.payment.id)) ?? known
    const before = confirmationOf(found, now)
    if (before.state !== 'waits') return before
    const change = { confirmedAt: now, expiresAt: before.keptUntil, updatedAt: now }
    const isThis = eq(payments.id, known.payment.id)
    const [payment] = await tx.update(payments).set(change).where(isThis).returning()
    if (!payment) throw new Error(`The confirmation of order ${orderNumber} was not stored.`)
    const state = { order: found.order.status, payment: payment.status }
    await recordTransition(tx, payment, 'confirmed', state, now)
    // Nothing else is waited for.
    if (payment.method === 'Free') {
      await applyPaymentEvent(tx, { order: found.order, payment }, 'succeeded', now)
    }
    return { ...before, state: 'confirmed' }
  })
}

async function findMeant(
  queries: Queries,
  orderNumber: string,
  isMeant: IsMeant,
): Promise<OrderWithPayment | undefined> {
  const asked = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), isNotNull(payments.confirmBy)))
  const meant = asked.find(({ id }) => isMeant(id))
  return meant && findPayment(queries, meant.id)
}

function confirmationOf(found: OrderWithPayment, now: Date): Confirmation {
  const { payment } = found
  const isOver = payment.status !== 'pending' || isOverdue(found, now)
  const isDone = payment.method === 'Free' && payment.status === 'complete'
  const state = isOver && !isDone ? 'over' : isUnconfirmed(payment) ? 'waits' : 'confirmed'
  return { state, keptUntil: fullTimeOf(payment) }
}
