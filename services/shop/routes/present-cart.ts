import { toRand } from '../../../shared/money'
import { isOpen, stageOf } from '../domain/order'
import type { PricedLine } from '../domain/priced-lines'
import type { CartBody } from '../schemas/cart'
import type { ReturnBody } from '../schemas/returns'
import type { CartView } from '../store/cart-view'
import { cartStatusOf } from '../store/orders'
import type { OrderReturn } from '../store/order-returns'
import { presentBundle, presentProduct } from '../catalogue/present'
import { presentPayment } from './present-payment'

export function presentCart(
  { cart, lines, totals, deliveryOptions, sellables, placed, record }: CartView,
  now: Date,
): CartBody {
  const status = cartStatusOf(placed)
  return {
    id: cart.id,
    source: cart.source,
    status: placed?.order.status ?? 'pending',
    is_open: isOpen(status),
    stage: stageOf(status),
    order_number: cart.orderNumber,
    placed_at: placed?.order.placedAt.toISOString() ?? null,
    ...presentRecord(record),
    items: lines.map((line) => presentLine(line, sellables, now)),
    promo_code: cart.promoCode,
    totals: {
      subtotal: toRand(totals.subtotal),
      discount: toRand(totals.discount),
      shipping: toRand(totals.shipping),
      vat: toRand(totals.vat),
      total: toRand(totals.total),
    },
    vat_percent: totals.vatPercent,
    delivery: cart.delivery,
    delivery_options: deliveryOptions.map(({ delivery, cents }) => ({ delivery, price: toRand(cents) })),
    feature_flags: cart.featureFlags,
    contact_info: cart.contactInfo,
    address: cart.address,
    payment: placed && presentPayment(placed.payment),
  }
}

/** An order as anybody may see it who knows its cart's id; a cart that is still open is its shopper's own, and shown whole. */
export const withoutPersonalData = (cart: CartBody): CartBody =>
  cart.is_open
    ? cart
    : {
        ...cart,
        contact_info: null,
        address: null,
        returns: cart.returns.map((request) => ({ ...request, details: '' })),
      }

const presentRecord = ({ paidAt, fulfilment, invoiceNumber, returns }: CartView['record']) => ({
  paid_at: paidAt?.toISOString() ?? null,
  fulfilment: fulfilment.map(({ step, at }) => ({ step, at: at.toISOString() })),
  invoice_number: invoiceNumber,
  returns: returns.map(presentReturn),
})

export const presentReturn = (request: OrderReturn): ReturnBody => ({
  reference: request.reference,
  requested_at: request.requestedAt.toISOString(),
  reason: request.reason,
  details: request.details,
  outcome: request.outcome,
  items: request.lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
})

function presentLine(
  line: PricedLine,
  sellables: CartView['sellables'],
  now: Date,
): CartBody['items'][number] {
  const unitPrice = toRand(line.unitPriceCents)
  const originalPrice = line.originalUnitPriceCents === null ? null : toRand(line.originalUnitPriceCents)
  const price = { unit_price: unitPrice, original_unit_price: originalPrice }
  const item = sellables.find(line)
  return {
    id: line.id,
    ...(item && line.kind === 'product' && { product: { ...presentProduct(item, now), ...price } }),
    ...(item && line.kind === 'bundle' && { bundle: { ...presentBundle(item, now), ...price } }),
    quantity: line.quantity,
    ...price,
    line_total: toRand(line.lineTotalCents),
  }
}
