import { isPlaced } from '../../../shared/orders'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Queries } from '../../database/open'
import type { Caller } from '../domain/buyer'
import {
  assertAmount,
  assertCartOpen,
  assertPayable,
  assertReachable,
  type OrderSnapshot,
  unitsNeeded,
} from '../domain/order'
import { assertMethod } from '../payments/method-rules'
import { Problem } from '../domain/problem'
import { reservationRefusal } from '../domain/suspicion'
import type { PageMethod, PaymentMethod } from '../payments/providers'
import { type Cart, ensureOrderNumber, lockCart } from './carts'
import { priceCart } from './cart-view'
import { CONFIRM_MS, PAGE_HOLD_MS, WAITING_MS, type WaitingMethod } from './payment-rows'
import { addPayment, type OrderWithPayment, type Payment, placeOrder, cartStatusOf } from './orders'
import { findCurrentOrder } from './overdue'
import { payingCart } from './paying-cart'
import { applyPaymentEvent } from './payment-events'
import { assertPromoUse } from './promo-codes'
import type { ReturnAddresses } from './schema'
import { holdStock, releaseHold, takeStock } from './stock'
import { countUnconfirmed, findSuspicions, holdsStockWhilePaying } from './waiting-orders'

interface Attempt {
  cartId: string
  /** The total in rand that the shopper saw. */
  amount?: number
  /** Who wants to pay. */
  caller: Caller
  now: Date
}

/**
 * Places the order and takes its stock before the money arrives. A suspicious order reserves its items only briefly, until the
 * shopper confirms it. A repeated call returns the waiting payment.
 */
export async function placeWaitingOrder(
  tx: Queries,
  method: WaitingMethod,
  attempt: Attempt,
): Promise<Payment & { expiresAt: Date }> {
  const placed = await placeUnpaid(tx, method, attempt)
  return { ...placed, expiresAt: placed.expiresAt ?? new Date(attempt.now.getTime() + WAITING_MS[method]) }
}

/** Completes an order that costs nothing; a suspicious one is completed by the shopper's confirmation. */
export const placeFreeOrder = (tx: Queries, attempt: Attempt): Promise<Payment> =>
  placeUnpaid(tx, 'Free', attempt)

async function placeUnpaid(tx: Queries, method: WaitingMethod | 'Free', attempt: Attempt): Promise<Payment> {
  const { caller, now } = attempt
  const { cart, found } = await lockForPayment(tx, attempt)
  if (found?.payment.method === method && isAlreadyPlaced(found)) return found.payment
  const { number, snapshot } = await prepare(tx, cart, found, method, attempt)
  await supersede(tx, found, now)
  const stockTaken = unitsNeeded(snapshot.lines)
  await takeStock(tx, number, stockTaken, now)
  const suspicions = await findSuspicions(tx, number, snapshot, caller, now)
  const costsNothing = method === 'Free'
  const unconfirmed = await countUnconfirmed(tx, snapshot, caller, now)
  const refusal = reservationRefusal(suspicions, unconfirmed, costsNothing)
  if (refusal !== null) throw new Problem('method_not_available', refusal)
  const confirmBy = suspicions.length > 0 ? new Date(now.getTime() + CONFIRM_MS) : null
  const status = costsNothing && !confirmBy ? 'complete' : 'pending'
  await placeOrder(
    tx,
    { number, cartId: cart.id, status, snapshot, visitor: caller.visitor, stockTaken },
    now,
  )
  await assertPromoUse(tx, number, snapshot, now)
  const inTime = costsNothing ? null : new Date(now.getTime() + WAITING_MS[method])
  const waits = { method, status, suspicions, confirmBy, expiresAt: confirmBy ?? inTime } as const
  return addPayment(tx, { ...newPayment(number, snapshot), ...waits }, now)
}

/** Whether the order is already placed; a free order must be complete. */
const isAlreadyPlaced = ({ order, payment: { method, status } }: OrderWithPayment): boolean =>
  isPlaced(method, status) || (method === 'Free' && order.status === 'complete')

export interface PageAttempt extends Attempt {
  method: PageMethod
  /** The addresses to which the provider's page returns, by the payment's id. */
  returnAddresses: (paymentId: string) => ReturnAddresses
}

/**
 * Prepares a payment on a provider's page and holds its stock. A repeated call for the same payment (two tabs, a reload, a
 * process that died half-way) gets the payment that is already open.
 * @param others the same payment at the providers that may have replaced the first one
 */
export async function placePageOrder(
  tx: Queries,
  attempt: PageAttempt,
  others: readonly PageAttempt[] = [],
): Promise<Payment> {
  const { now, method, returnAddresses, caller } = attempt
  const { cart, found } = await lockForPayment(tx, attempt)
  const { number, snapshot } = await prepare(tx, cart, found, method, attempt)
  const isUnderWay = (one: PageAttempt) => found !== null && isSamePayment(found.payment, snapshot, one)
  if (found && [attempt, ...others].some(isUnderWay)) return found.payment
  await supersede(tx, found, now)
  const expiresAt = new Date(now.getTime() + PAGE_HOLD_MS)
  const { visitor } = caller
  await placeOrder(tx, { number, cartId: cart.id, status: 'pending', snapshot, visitor, stockTaken: [] }, now)
  const units = unitsNeeded(snapshot.lines)
  await holdStock(tx, number, units, expiresAt, now)
  if (!(await holdsStockWhilePaying(tx, number, snapshot, caller, now))) await releaseHold(tx, number)
  await assertPromoUse(tx, number, snapshot, now)
  const payment = newPayment(number, snapshot)
  const page = { method, status: 'pending' as const, returnAddresses: returnAddresses(payment.id), expiresAt }
  return addPayment(tx, { ...payment, ...page }, now)
}

async function lockForPayment(tx: Queries, { cartId, now }: Attempt) {
  const cart = await lockCart(tx, cartId)
  return { cart, found: await findCurrentOrder(tx, cart.orderNumber, now) }
}

/** The order number and the content to pay for. Throws when the cart may not be paid, by this method or for this `amount`. */
async function prepare(
  tx: Queries,
  cart: Cart,
  found: OrderWithPayment | null,
  method: PaymentMethod,
  { amount, caller, now }: Attempt,
): Promise<{ number: string; snapshot: OrderSnapshot }> {
  assertCartOpen(cartStatusOf(found))
  const { lines, totals, sellables, promoRefusal } = await priceCart(tx, cart, now)
  assertPayable(lines, sellables)
  if (promoRefusal) throw promoRefusal
  assertAmount(amount, totals.total)
  const { promoCode, contactInfo, address, delivery } = cart
  const snapshot = { lines, promoCode, totals, contactInfo, address, delivery }
  assertReachable(snapshot)
  assertMethod(method, await payingCart(tx, cart, { lines, totals }, caller, now))
  return { number: await ensureOrderNumber(tx, cart, now), snapshot }
}

const isSamePayment = (
  payment: Payment,
  snapshot: OrderSnapshot,
  { method, returnAddresses }: PageAttempt,
): boolean =>
  payment.method === method &&
  payment.status === 'pending' &&
  isDeepStrictEqual(payment.snapshot, snapshot) &&
  isDeepStrictEqual(payment.returnAddresses, returnAddresses(payment.id))

async function supersede(tx: Queries, found: OrderWithPayment | null, now: Date): Promise<void> {
  if (found) await applyPaymentEvent(tx, found, 'superseded', now)
}

const newPayment = (orderNumber: string, snapshot: OrderSnapshot) => ({
  id: randomUUID(),
  orderNumber,
  amountCents: snapshot.totals.total,
  snapshot,
})
