import { eq } from 'drizzle-orm'
import type { PaletteColour } from '../../../shared/palette'
import type { Queries } from '../../database/open'
import type { PaymentNow } from '../domain/order-mail'
import type { PricedLine } from '../domain/pricing'
import { presentCart } from '../routes/present-cart'
import type { CartBody } from '../schemas/cart'
import { readCart } from '../store/carts'
import { loadSellables, withColours } from '../store/catalogue'
import { fullTimeOf, isUnconfirmed } from '../store/payment-rows'
import { type OrderReturn, readOrderRecord } from '../store/order-record'
import { orders, payments, paymentTransitions } from '../store/schema'
import { advertises, oneLine } from './message'

/** An order as it was at a change, with the payment that changed. */
export interface LetterData {
  /** In the API's format, as the site shows it. */
  order: CartBody & { order_number: string; payment: NonNullable<CartBody['payment']> }
  /** The items under their names at the time of the order, in their current colours on the site; in cents. */
  lines: (PricedLine & { colour: PaletteColour })[]
  happenedAt: Date
  hasSimCard: boolean
  /** How the shopper confirms a suspicious order, and how long its items are reserved then. */
  confirmation?: { paymentId: string; reservedUntil: Date | null }
  /** The return that the shopper requested, if that was the change. */
  returned?: OrderReturn
}

/** The data of a mail about a change of an order, with the current state of its payment. */
export async function readLetterData(
  queries: Queries,
  transitionId: number,
): Promise<LetterData & { paymentNow: PaymentNow }> {
  const [found] = await queries
    .select({ change: paymentTransitions, order: orders, payment: payments })
    .from(paymentTransitions)
    .innerJoin(payments, eq(payments.id, paymentTransitions.paymentId))
    .innerJoin(orders, eq(orders.number, paymentTransitions.orderNumber))
    .where(eq(paymentTransitions.id, transitionId))
  if (!found) throw new Error(`There is no change ${transitionId} of an order.`)
  const { change, order, payment } = found
  // The payment's snapshot counts, because the cart's own lines and contact may have changed since.
  const { lines, totals, promoCode, contactInfo, address, delivery } = payment.snapshot
  const stored = await readCart(queries, order.cartId)
  const isPlace = address !== null && !advertises(address)
  const typed = { contactInfo: contactInfo && tidy(contactInfo), address: isPlace ? tidy(address) : null }
  const cart = { ...stored, orderNumber: order.number, promoCode, delivery, ...typed }
  const sellables = await loadSellables(queries, cart.source, lines)
  const placed = {
    order: { ...order, status: change.orderStatus },
    payment: { ...payment, status: change.paymentStatus },
  }
  const record = await readOrderRecord(queries, order.number, change.id)
  const body = presentCart(
    { cart, lines, totals, deliveryOptions: [], sellables, placed, record },
    change.happenedAt,
  )
  if (!body.payment) throw new Error(`Order ${order.number} has no payment.`)
  const skus = lines.flatMap(({ components }) => components.map(({ sku }) => sku))
  const parts = await loadSellables(
    queries,
    cart.source,
    skus.map((code) => ({ kind: 'product', code })),
  )
  return {
    order: { ...body, order_number: order.number, payment: body.payment },
    lines: await withColours(queries, lines),
    happenedAt: change.happenedAt,
    hasSimCard: skus.some((code) => parts.find({ kind: 'product', code })?.type === 'sim_card'),
    paymentNow: { status: payment.status, isUnconfirmed: isUnconfirmed(payment) },
    confirmation: { paymentId: payment.id, reservedUntil: fullTimeOf(payment) },
    returned: record.returns.find((request) => request.transitionId === change.id),
  }
}

/** The shopper's typed texts, each on one line: a line break in a street could imitate our own words. */
const tidy = <Typed extends object>(typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, oneLine(String(text))])) as Typed
