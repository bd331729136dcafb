import { isPlaced } from '../../../shared/orders'
import { and, eq, lte, or } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { assertCartOpen } from '../domain/order'
import type { PaymentEvent } from '../domain/order-state'
import { type Cart, lockCart, updateCart } from './carts'
import { cartStatusOf, findOrder, type OrderWithPayment } from './orders'
import { applyPaymentEvent } from './payment-events'
import { isUnconfirmed } from './payment-rows'
import { orders, payments } from './schema'
import { isClockConfirmed } from './upkeep-clock'

const BATCH = 50

const IS_ON_TERMS = and(eq(payments.status, 'authorised'), eq(payments.method, 'Payment terms'))

/** A card that is being charged is never overdue, because its provider reports the outcome. */
export const isOverdue = ({ payment }: OrderWithPayment, now: Date): boolean =>
  (payment.status === 'pending' || isPlaced(payment.method, payment.status)) &&
  payment.expiresAt !== null &&
  payment.expiresAt <= now

/** The event for a payment whose time limit has passed. */
export const deadlineOf = ({ payment }: OrderWithPayment): PaymentEvent =>
  isUnconfirmed(payment) ? 'unconfirmed' : 'expired'

/** The order of a locked cart, after ending an overdue payment, if the clock is confirmed. */
export async function findCurrentOrder(
  tx: Queries,
  orderNumber: string | null,
  now: Date,
): Promise<OrderWithPayment | null> {
  const found = await findOrder(tx, orderNumber)
  if (!found || !isOverdue(found, now) || !(await isClockConfirmed(tx, now))) return found
  await applyPaymentEvent(tx, found, deadlineOf(found), now)
  return findOrder(tx, orderNumber)
}

/** Ends every overdue payment, so that unpaid EFT orders release their stock. One transaction for each. */
export async function endOverduePayments(database: Queries, now: Date): Promise<void> {
  if (!(await isClockConfirmed(database, now))) return
  const overdue = await database
    .selectDistinct({ cartId: orders.cartId })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(and(or(eq(payments.status, 'pending'), IS_ON_TERMS), lte(payments.expiresAt, now)))
    .limit(BATCH)
  for (const { cartId } of overdue) {
    await database.transaction(async (tx) => {
      const cart = await lockCart(tx, cartId)
      await findCurrentOrder(tx, cart.orderNumber, now)
    })
  }
}

/** Locks a cart for a change and updates its timestamp. Throws when its order is placed; an open payment page is superseded. */
export async function openCart(tx: Queries, id: string, now: Date): Promise<Cart> {
  const cart = await updateCart(tx, id, {}, now)
  const found = await findCurrentOrder(tx, cart.orderNumber, now)
  assertCartOpen(cartStatusOf(found))
  if (found) await applyPaymentEvent(tx, found, 'superseded', now)
  return cart
}
