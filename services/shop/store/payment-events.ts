import { isPlaced } from '../../../shared/orders'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { unitsNeeded } from '../domain/order'
import { nextState, type PaymentEvent, type State } from '../domain/order-state'
import { PAYMENT_TERMS_MS, recordTransition } from './payment-rows'
import { issueInvoice } from './order-record'
import type { Order, OrderWithPayment, Payment } from './orders'
import { orders, payments } from './schema'
import { releaseHold, returnStock, takeStock, takeAvailableStock } from './stock'

interface Details {
  /** Why it was declined, or why the shop ended it, for the shopper. */
  reason?: string | null
  /** The goods of a refunded order were sent, so they do not return to stock. */
  isShipped?: boolean
}

/**
 * Applies an event to an order and one of its payments, and updates the stock. The caller holds the lock of the cart. Returns
 * whether anything changed.
 */
export async function applyPaymentEvent(
  tx: Queries,
  found: OrderWithPayment,
  event: PaymentEvent,
  now: Date,
  details: Details = {},
): Promise<boolean> {
  const { order, payment } = found
  const next = nextState({ order: order.status, payment: payment.status }, event, payment.method)
  if (!next) return false
  const isOnTerms = next.payment !== payment.status && isPlaced(payment.method, next.payment)
  await tx
    .update(payments)
    .set({
      status: next.payment,
      reason: details.reason ?? null,
      // The provider keeps the stored card for later charges, and reports nothing more.
      ...(isOnTerms && { providerOpen: false, expiresAt: new Date(now.getTime() + PAYMENT_TERMS_MS) }),
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id))
  const change = isOnTerms
    ? await place(tx, order, payment, now)
    : await follow(tx, found, next, event, now, details)
  await tx
    .update(orders)
    .set({ ...change, status: next.order, updatedAt: now })
    .where(eq(orders.number, order.number))
  await recordTransition(tx, payment, event, next, now)
  if (next.order === 'complete' && order.status !== 'complete') await issueInvoice(tx, order.number, now)
  return true
}

async function follow(
  tx: Queries,
  { order, payment }: OrderWithPayment,
  next: State,
  event: PaymentEvent,
  now: Date,
  { isShipped = false }: Details,
): Promise<Partial<Order>> {
  if (next.order === 'complete' && order.status !== 'complete') return complete(tx, order, payment, now)
  if (next.order === 'cancelled' && order.status !== 'cancelled') return isShipped ? {} : giveBack(tx, order)
  // The shopper must confirm it again, and others can buy the items.
  if (event === 'unconfirmed') return giveBack(tx, order)
  const wasLive = payment.status === 'pending' || payment.status === 'authorised'
  if (wasLive && next.payment !== 'authorised') await releaseHold(tx, order.number)
  return {}
}

/** Places the order before it is paid. Throws when the stock is gone. */
async function place(tx: Queries, order: Order, payment: Payment, now: Date): Promise<Partial<Order>> {
  const stockTaken = unitsNeeded(payment.snapshot.lines)
  await takeStock(tx, order.number, stockTaken, now)
  return { stockTaken }
}

/** Completes the order with the content that was paid for, and cancels its other payments. */
async function complete(tx: Queries, order: Order, payment: Payment, now: Date): Promise<Partial<Order>> {
  const others = await tx
    .update(payments)
    .set({ status: 'cancelled', updatedAt: now })
    .where(
      and(
        eq(payments.orderNumber, order.number),
        inArray(payments.status, ['pending', 'authorised']),
        ne(payments.id, payment.id),
      ),
    )
    .returning()
  for (const other of others) {
    await recordTransition(tx, other, 'superseded', { order: 'complete', payment: 'cancelled' }, now)
  }
  const units = unitsNeeded(payment.snapshot.lines)
  const { taken, missing } = await takeAvailableStock(tx, order.number, units, order.stockTaken)
  return { snapshot: payment.snapshot, stockTaken: taken, shortfall: missing }
}

async function giveBack(tx: Queries, order: Order): Promise<Partial<Order>> {
  await returnStock(tx, order.stockTaken)
  return { stockTaken: [] }
}
