import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { type OrderSnapshot, type Standing, type Units, unitsNeeded } from '../domain/order'
import { nextState, type PaymentEvent } from '../domain/order-state'
import { isUuid } from '../domain/uuid'
import { orders, payments } from './schema'
import { releaseHold, returnStock, takeWhatIsThere } from './stock'

type Order = typeof orders.$inferSelect
export type Payment = typeof payments.$inferSelect

/** A cart's order with the payment that counts: the one that was paid, else the newest. Every order has one. */
export interface OrderWithPayment {
  order: Order
  payment: Payment
}

export async function findOrder(
  queries: Queries,
  orderNumber: string | null,
): Promise<OrderWithPayment | null> {
  if (!orderNumber) return null
  const [row] = await queries
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderNumber, orders.number))
    .where(eq(orders.number, orderNumber))
    .orderBy(desc(eq(payments.status, 'complete')), desc(payments.createdAt))
    .limit(1)
  return row ?? null
}

export const standingOf = (found: OrderWithPayment | null): Standing => ({
  order: found?.order.status ?? null,
  method: found?.payment.method ?? null,
  payment: found?.payment.status ?? null,
})

interface Placement {
  number: string
  cartId: string
  status: Order['status']
  snapshot: OrderSnapshot
  stockTaken: Units[]
}

/** Writes the order, or puts the shopper's latest wish in the place of an earlier attempt. */
export async function placeOrder(tx: Queries, order: Placement, now: Date): Promise<void> {
  const { status, snapshot, stockTaken } = order
  await tx
    .insert(orders)
    .values({ ...order, shortfall: [], placedAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: orders.number, set: { status, snapshot, stockTaken, updatedAt: now } })
}

export async function addPayment(
  tx: Queries,
  payment: Omit<typeof payments.$inferInsert, 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<Payment> {
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error(`The payment of order ${payment.orderNumber} was not stored.`)
  return row
}

/**
 * Moves an order and one of its payments on, with what that means for the stock. The caller holds the lock of the cart.
 * Answers whether anything changed.
 */
export async function applyPaymentEvent(
  tx: Queries,
  { order, payment }: OrderWithPayment,
  event: PaymentEvent,
  now: Date,
  reason: string | null = null,
): Promise<boolean> {
  const next = nextState({ order: order.status, payment: payment.status }, event, payment.method)
  if (!next) return false
  await tx
    .update(payments)
    .set({ status: next.payment, reason, updatedAt: now })
    .where(eq(payments.id, payment.id))
  if (next.order === order.status) {
    if (payment.status === 'pending') await releaseHold(tx, order.number)
    return true
  }
  const change = next.order === 'complete' ? await complete(tx, order, payment, now) : await cancel(tx, order)
  await tx
    .update(orders)
    .set({ ...change, status: next.order, updatedAt: now })
    .where(eq(orders.number, order.number))
  return true
}

/** The order becomes what was paid for. Whatever else was open for it is over. */
async function complete(tx: Queries, order: Order, payment: Payment, now: Date): Promise<Partial<Order>> {
  await tx
    .update(payments)
    .set({ status: 'cancelled', updatedAt: now })
    .where(
      and(
        eq(payments.orderNumber, order.number),
        eq(payments.status, 'pending'),
        ne(payments.id, payment.id),
      ),
    )
  if (order.stockTaken.length > 0) {
    await releaseHold(tx, order.number)
    return { snapshot: payment.snapshot }
  }
  const { taken, missing } = await takeWhatIsThere(tx, order.number, unitsNeeded(payment.snapshot.lines))
  return { snapshot: payment.snapshot, stockTaken: taken, shortfall: missing }
}

async function cancel(tx: Queries, order: Order): Promise<Partial<Order>> {
  await returnStock(tx, order.stockTaken)
  return { stockTaken: [] }
}

/** A payment with its order. */
export async function findPayment(queries: Queries, id: string): Promise<OrderWithPayment | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await queries
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(payments.orderNumber, orders.number))
    .where(eq(payments.id, id))
  return row
}

/** Keeps the provider's checkout with the payment. */
export async function setCheckout(
  queries: Queries,
  paymentId: string,
  checkout: { id: string; redirectUrl: string },
  now: Date,
): Promise<void> {
  await queries
    .update(payments)
    .set({ providerId: checkout.id, redirectUrl: checkout.redirectUrl, updatedAt: now })
    .where(eq(payments.id, paymentId))
}
