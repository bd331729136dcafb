import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Queries } from '../../database/open'
import {
  assertAmount,
  assertCartOpen,
  assertPayable,
  assertReachable,
  type OrderSnapshot,
  unitsNeeded,
} from '../domain/order'
import { Problem } from '../domain/problem'
import { usablePromoCode } from '../domain/promo-code'
import { type Cart, ensureOrderNumber, lockCart } from './carts'
import { priceCart } from './cart-view'
import {
  addPayment,
  applyPaymentEvent,
  type OrderWithPayment,
  type Payment,
  placeOrder,
  standingOf,
} from './orders'
import { findCurrentOrder } from './overdue'
import { findPromoCode } from './promo-codes'
import type { ReturnAddresses } from './schema'
import { holdStock, takeStock } from './stock'

/** How long a shopper may take on the card provider's page before the stock goes back to others. */
const CARD_HOLD_MS = 30 * 60_000
/** How long an EFT may take to arrive: banks need two working days, and there are weekends. */
const EFT_DEADLINE_MS = 7 * 24 * 3_600_000

interface Attempt {
  cartId: string
  /** Rand; what the shopper was shown. */
  amount?: number
  now: Date
}

/** Places the order for an EFT and takes its stock. Asked again, it answers the payment that waits already. */
export async function placeEftOrder(tx: Queries, attempt: Attempt): Promise<Payment> {
  const { cart, found } = await lockForPayment(tx, attempt)
  if (found?.payment.method === 'EFT' && found.payment.status === 'pending') return found.payment
  const { number, snapshot } = await prepare(tx, cart, found, attempt)
  assertSomethingToPay(snapshot)
  await giveUp(tx, found, attempt.now)
  const stockTaken = unitsNeeded(snapshot.lines)
  await takeStock(tx, number, stockTaken, attempt.now)
  await placeOrder(tx, { number, cartId: cart.id, status: 'pending', snapshot, stockTaken }, attempt.now)
  const expiresAt = new Date(attempt.now.getTime() + EFT_DEADLINE_MS)
  return addPayment(
    tx,
    { ...newPayment(number, snapshot), method: 'EFT', status: 'pending', expiresAt },
    attempt.now,
  )
}

/** Completes an order that costs nothing. */
export async function placeFreeOrder(tx: Queries, attempt: Attempt): Promise<Payment> {
  const { cart, found } = await lockForPayment(tx, attempt)
  if (found?.payment.method === 'Free') return found.payment
  const { number, snapshot } = await prepare(tx, cart, found, attempt)
  if (snapshot.totals.total > 0) {
    throw new Problem('not_free', 'This order is not free. Choose another way to pay.')
  }
  await giveUp(tx, found, attempt.now)
  const stockTaken = unitsNeeded(snapshot.lines)
  await takeStock(tx, number, stockTaken, attempt.now)
  await placeOrder(tx, { number, cartId: cart.id, status: 'complete', snapshot, stockTaken }, attempt.now)
  return addPayment(tx, { ...newPayment(number, snapshot), method: 'Free', status: 'complete' }, attempt.now)
}

/**
 * Prepares a card payment and holds its stock. The same wish asked again (two tabs, a reload, a process that died
 * half-way) gets the payment that is already open.
 */
export async function placeCardOrder(
  tx: Queries,
  attempt: Attempt & { returnAddresses: ReturnAddresses },
): Promise<Payment> {
  const { now, returnAddresses } = attempt
  const { cart, found } = await lockForPayment(tx, attempt)
  const { number, snapshot } = await prepare(tx, cart, found, attempt)
  assertSomethingToPay(snapshot)
  if (found && isSameWish(found.payment, snapshot, returnAddresses)) return found.payment
  await giveUp(tx, found, now)
  const expiresAt = new Date(now.getTime() + CARD_HOLD_MS)
  await placeOrder(tx, { number, cartId: cart.id, status: 'pending', snapshot, stockTaken: [] }, now)
  await holdStock(tx, number, unitsNeeded(snapshot.lines), expiresAt, now)
  return addPayment(
    tx,
    {
      ...newPayment(number, snapshot),
      method: 'Credit Card (Checkout)',
      status: 'pending',
      returnAddresses,
      expiresAt,
    },
    now,
  )
}

async function lockForPayment(tx: Queries, { cartId, now }: Attempt) {
  const cart = await lockCart(tx, cartId)
  return { cart, found: await findCurrentOrder(tx, cart.orderNumber, now) }
}

/** The order number and what is paid for; throws when the cart is closed, empty, out of date, differs
 * from `amount` or does not say who ordered. */
async function prepare(
  tx: Queries,
  cart: Cart,
  found: OrderWithPayment | null,
  { amount, now }: Attempt,
): Promise<{ number: string; snapshot: OrderSnapshot }> {
  assertCartOpen(standingOf(found))
  const { lines, totals, shelf } = await priceCart(tx, cart, now)
  assertPayable(lines, shelf)
  if (cart.promoCode) usablePromoCode(await findPromoCode(tx, cart.promoCode), cart.promoCode, now)
  assertAmount(amount, totals.total)
  const { promoCode, contactInfo, address } = cart
  const snapshot = { lines, promoCode, totals, contactInfo, address }
  assertReachable(snapshot)
  return { number: await ensureOrderNumber(tx, cart, now), snapshot }
}

function isSameWish(payment: Payment, snapshot: OrderSnapshot, returnAddresses: ReturnAddresses): boolean {
  return (
    payment.method === 'Credit Card (Checkout)' &&
    payment.status === 'pending' &&
    isDeepStrictEqual(payment.snapshot, snapshot) &&
    isDeepStrictEqual(payment.returnAddresses, returnAddresses)
  )
}

async function giveUp(tx: Queries, found: OrderWithPayment | null, now: Date): Promise<void> {
  if (found) await applyPaymentEvent(tx, found, 'superseded', now)
}

function assertSomethingToPay({ totals }: OrderSnapshot): void {
  if (totals.total === 0) {
    throw new Problem('nothing_to_pay', 'This order costs nothing. Place it without paying.')
  }
}

const newPayment = (orderNumber: string, snapshot: OrderSnapshot) => ({
  id: randomUUID(),
  orderNumber,
  amountCents: snapshot.totals.total,
  snapshot,
})
