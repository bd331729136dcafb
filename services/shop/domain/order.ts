import { type CartStatus, type Delivery, isPlaced } from '../../../shared/orders'
import { assertAvailable, assertQuantity } from './availability'
import type { Line, Sellables } from './cart-lines'
import type { Address, ContactInfo } from './buyer'
import { formatCents, toCents } from '../../../shared/money'
import type { PricedLine } from './pricing'
import { Problem, type ProblemCode } from './problem'
import { isDelivered, type Totals } from './totals'
import type { PaymentMethod } from '../payments/providers'

/** What a shopper agreed to pay for. */
export interface OrderSnapshot {
  lines: PricedLine[]
  promoCode: string | null
  totals: Totals
  contactInfo: ContactInfo | null
  address: Address | null
  delivery: Delivery
}

/** A number of units of one product in stock. */
export interface Units {
  sku: string
  quantity: number
}

type Closed = readonly [ProblemCode, string]

const PAID: Closed = ['order_complete', 'This order is paid. Start a new cart for anything else.']
const CANCELLED: Closed = ['order_cancelled', 'This order was cancelled. Start a new cart to order again.']
const PROCESSING: Closed = [
  'payment_processing',
  'Your card payment is under way. Wait a moment: you will not be charged twice.',
]

/** The words for an order that is placed and not paid yet, by its payment method. */
const WAITS_FOR: Readonly<Partial<Record<PaymentMethod, string>>> = {
  EFT: 'waits for your EFT',
  'Card on delivery': 'is paid by card when we deliver it',
  'Payment terms': 'is paid on your terms',
  Free: 'waits for you to confirm it from our mail',
}

/** Why the cart never opens again: its order is paid, cancelled, or placed. */
function endedBecause({ order, method, payment }: CartStatus): Closed | undefined {
  if (order === 'complete') return PAID
  if (order === 'cancelled') return CANCELLED
  if (!method || !payment || !isPlaced(method, payment)) return undefined
  return ['order_placed', `This order is placed and ${WAITS_FOR[method]}. It can no longer be changed.`]
}

/** Why a cart cannot be changed. An open payment page does not close it: the shopper can return, change the cart and pay again. */
const closedBecause = (status: CartStatus): Closed | undefined =>
  endedBecause(status) ?? (status.payment === 'authorised' ? PROCESSING : undefined)

export const isClosed = (status: CartStatus): boolean => closedBecause(status) !== undefined

export function assertCartOpen(status: CartStatus): void {
  const closed = closedBecause(status)
  if (closed) throw new Problem(...closed)
}

/** Refuses payment for an empty cart, or for lines that can no longer be bought in their quantity. */
export function assertPayable(lines: readonly Line[], sellables: Sellables): void {
  if (lines.length === 0) {
    throw new Problem('cart_empty', 'Your cart is empty. Add something before you pay.')
  }
  for (const line of lines) {
    const sellable = sellables.find(line)
    if (!sellable) continue
    assertAvailable(sellable, sellables.storefront, line.code)
    assertQuantity(sellable, line.quantity, line.code)
  }
}

/** Refuses payment without contact details, or without an address for goods; services need no address. */
export function assertReachable({
  lines,
  contactInfo,
  address,
}: Pick<OrderSnapshot, 'lines' | 'contactInfo' | 'address'>): void {
  const missing = [
    ...(contactInfo ? [] : [{ field: 'contact_info', words: 'your contact details' }]),
    ...(address || !isDelivered(lines) ? [] : [{ field: 'address', words: 'a delivery address' }]),
  ]
  if (missing.length === 0) return
  throw new Problem(
    'details_missing',
    `We need ${missing.map(({ words }) => words).join(' and ')} before you can pay.`,
    Object.fromEntries(missing.map(({ field }) => [field, 'Required'])),
  )
}

/** `amount` is the total in rand that the shopper saw; without it the cart's own total counts. */
export function assertAmount(amount: number | undefined, totalCents: number): void {
  if (amount !== undefined && toCents(amount) !== totalCents) {
    throw new Problem(
      'amount_mismatch',
      `The total is now ${formatCents(totalCents)}. Check your cart and pay again.`,
      {
        amount: `The total is ${formatCents(totalCents)}`,
      },
    )
  }
}

/** The units of each product with stock, sorted by sku so that every transaction locks in the same order. */
export function unitsNeeded(lines: readonly PricedLine[]): Units[] {
  const units = new Map<string, number>()
  for (const line of lines) {
    for (const { sku, quantity, counted } of line.components) {
      if (counted) units.set(sku, (units.get(sku) ?? 0) + quantity * line.quantity)
    }
  }
  return [...units].map(([sku, quantity]) => ({ sku, quantity })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}
