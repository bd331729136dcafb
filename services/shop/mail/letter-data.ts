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

/** An order as it was when something happened to it, with the payment that it happened to. */
export interface LetterData {
  /** In the shape of the wire, as the site shows it. */
  order: CartBody & { order_number: string; payment: NonNullable<CartBody['payment']> }
  /** What was bought, named as it was when it was ordered, in the colour it has on the site by now; in cents. */
  lines: (PricedLine & { colour: PaletteColour })[]
  happenedAt: Date
  hasSimCard: boolean
  /** How an order that nobody vouches for is confirmed, and how long its goods are kept then. */
  confirmation?: { paymentId: string; keptUntil: Date | null }
  /** What the shopper asked to send back, where that is what happened. */
  returned?: OrderReturn
}

/** What a mail about a change of an order tells, and how its payment stands by now. */
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
  // What was agreed on with this payment: the cart's own lines and contact are open to whatever came after.
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
    confirmation: { paymentId: payment.id, keptUntil: fullTimeOf(payment) },
    returned: record.returns.find((request) => request.transitionId === change.id),
  }
}

/** What a shopper typed, each on one line: a line break in a street could pass for words of ours. */
const tidy = <Typed extends object>(typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, oneLine(String(text))])) as Typed
