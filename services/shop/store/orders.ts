import type { CartStatus } from '../../../shared/orders'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { buyerOf } from '../domain/buyer'
import type { OrderSnapshot, Units } from '../domain/order'
import { isUuid } from './carts'
import { type Payment, recordTransition } from './payment-rows'
import { orders, payments } from './schema'

export type { Payment }
export type Order = typeof orders.$inferSelect

/** A cart's order with the payment that counts: the one that was paid or refunded, else the newest. Every order has a payment. */
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
    .orderBy(
      desc(eq(payments.status, 'complete')),
      desc(eq(payments.status, 'refunded')),
      desc(payments.createdAt),
      // A payment that replaced another in the same millisecond.
      desc(eq(payments.status, 'pending')),
    )
    .limit(1)
  return row ?? null
}

export const cartStatusOf = (found: OrderWithPayment | null): CartStatus => ({
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
  /** Keyed and hashed; null for this machine. */
  visitor: string | null
}

/** Stores the order, or replaces an earlier attempt by the latest one. */
export async function placeOrder(tx: Queries, order: Placement, now: Date): Promise<void> {
  const { status, snapshot, stockTaken, visitor } = order
  const buyer = buyerOf(snapshot.contactInfo, snapshot.address)
  const set = { status, snapshot, stockTaken, ...buyer, visitor, updatedAt: now }
  await tx
    .insert(orders)
    .values({ ...order, ...set, shortfall: [], placedAt: now })
    .onConflictDoUpdate({ target: orders.number, set })
}

/** Adds a payment to a placed order. */
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
  const order = row.status === 'complete' ? 'complete' : 'pending'
  await recordTransition(tx, row, 'initiated', { order, payment: row.status }, now)
  return row
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

/** The same, locked until the transaction ends, so that nobody else changes the payment or stores a page for it. */
export async function lockPayment(tx: Queries, id: string): Promise<OrderWithPayment | undefined> {
  if (isUuid(id)) await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return findPayment(tx, id)
}

/**
 * Stores the provider's page with the payment, and returns the payment's status. `reportsState`: the provider reports the state
 * of this page on request.
 */
export async function setPage(
  queries: Queries,
  paymentId: string,
  { id, redirectUrl, reportsState }: { id: string; redirectUrl: string; reportsState: boolean },
  now: Date,
): Promise<Payment['status']> {
  const [row] = await queries
    .update(payments)
    .set({ providerId: id, redirectUrl, providerOpen: reportsState, updatedAt: now })
    .where(eq(payments.id, paymentId))
    .returning({ status: payments.status })
  if (!row) throw new Error(`The page of payment ${paymentId} was not stored.`)
  return row.status
}
