import { isCartOpen, isPlaced, stageOf } from '../../../shared/orders'
import type { Static } from 'typebox'
import { toRand } from '../../../shared/money'
import type { Queries } from '../../database/open'
import { presentBundle, presentProduct } from '../catalogue/bodies'
import type { PricedLine } from '../domain/pricing'
import { BANK_DETAILS } from '../domain/seller'
import { usesPage } from '../payments/providers'
import type { CartBody, ReturnBody } from '../schemas/cart'
import type { InstalmentPlanBody } from '../schemas/payments'
import { type CartView, type Contents, viewCart } from '../store/cart-view'
import type { Cart } from '../store/carts'
import type { OrderReturn } from '../store/order-record'
import { cartStatusOf, type Payment } from '../store/orders'
import { isUnconfirmed } from '../store/payment-rows'
import type { AgreedPlan } from '../store/schema'

type Summary = NonNullable<CartBody['payment']>

/** The state of a payment, and the shopper's possible next step. */
function presentPayment(payment: Payment): Summary {
  const { id, method, status, reason, amountCents, orderNumber, instalmentPlan, expiresAt, confirmBy } =
    payment
  const nextStep = nextStepOf(payment)
  return {
    id,
    method,
    status,
    reason,
    amount: toRand(amountCents),
    reference: orderNumber,
    next_step: nextStep,
    redirect_url: nextStep === 'open_page' ? payment.redirectUrl : null,
    bank_details: method === 'EFT' ? BANK_DETAILS : null,
    instalment_plan: instalmentPlan && presentPlan(instalmentPlan),
    expires_at: nextStep === null ? null : (expiresAt?.toISOString() ?? null),
    confirm_by: nextStep === null || !isUnconfirmed(payment) ? null : (confirmBy?.toISOString() ?? null),
  }
}

function nextStepOf({ method, status, redirectUrl }: Payment): Summary['next_step'] {
  if (status !== 'pending' && status !== 'authorised') return null
  if (method === 'EFT') return 'transfer'
  if (status === 'authorised') return isPlaced(method, status) ? 'wait' : 'process'
  return usesPage(method) && redirectUrl ? 'open_page' : 'wait'
}

/** In rand. */
export const presentPlan = (plan: AgreedPlan): Static<typeof InstalmentPlanBody> => ({
  instalment: toRand(plan.instalment),
  last_instalment: toRand(plan.lastInstalment),
  number: plan.number,
  total: toRand(plan.total),
  annual_rate: plan.annualRate,
  residual: toRand(plan.residual),
  first_payment_on: plan.firstPaymentOn,
})

export function presentCart(
  { cart, lines, totals, deliveryOptions, sellables, placed, record }: CartView,
  now: Date,
): CartBody {
  const status = cartStatusOf(placed)
  return {
    id: cart.id,
    source: cart.source,
    status: placed?.order.status ?? 'pending',
    is_open: isCartOpen(status),
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

/** An order for callers that only know its cart's id; an open cart is private to its shopper, and returned whole. */
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

/** The cart at `now`, for callers that know its id. */
export async function cartAnswer(
  queries: Queries,
  cart: Cart,
  now: Date,
  contents?: Contents,
): Promise<CartBody> {
  return withoutPersonalData(presentCart(await viewCart(queries, cart, now, contents), now))
}
