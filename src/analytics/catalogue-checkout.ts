import type { SiteEvent } from '../platform/events'
import { track, type AnalyticsCall } from './calls'
import { CURRENCY, toRand } from './catalogue-cart'

export type CheckoutSiteEvent = Extract<
  SiteEvent,
  { type: `checkout/${string}` | `payment/${string}` | 'order/placed' }
>

/** In this order (spec 2, "Checkout"); Segment counts from one. */
const STEPS = ['contact', 'shipping', 'payment', 'confirm']

type Ordered = Extract<SiteEvent, { type: 'order/placed' }>

const completed = (event: Ordered): AnalyticsCall => {
  const { cartId, orderNumber, total, tax, shipping, discount, promoCode, lines } = event
  const products = lines.map(({ name, category, quantity, unitPrice, ...code }, at) => ({
    ...code,
    name,
    category,
    quantity,
    price: toRand(unitPrice),
    position: at + 1,
  }))
  const order = {
    checkout_id: cartId,
    cart_id: cartId,
    order_id: orderNumber,
    total: toRand(total),
    revenue: toRand(total - tax - shipping),
    tax: toRand(tax),
    shipping: toRand(shipping),
    discount: toRand(discount),
    ...(promoCode && { coupon: promoCode }),
    currency: CURRENCY,
    products,
  }
  // A reload, another tab and a webhook that comes late tell of the same order.
  return track('Order Completed', order, `order-completed-${cartId}`)
}

const shown = (step: string, cartId: string | null): AnalyticsCall[] => [
  ...(step === 'contact' && cartId
    ? [track('Checkout Started', { cart_id: cartId, currency: CURRENCY }, `checkout-started-${cartId}`)]
    : []),
  track('Checkout Step Viewed', stepOf(step, cartId)),
]

const stepOf = (step: string, cartId: string | null) => ({
  checkout_id: cartId,
  step: STEPS.indexOf(step) + 1,
  step_name: step,
})

/** The way from the first step to the order. */
export const callsOfCheckout = (
  event: CheckoutSiteEvent,
  { cartId }: { cartId: string | null },
): readonly AnalyticsCall[] => {
  switch (event.type) {
    case 'checkout/step-shown':
      return shown(event.step, cartId)
    case 'checkout/step-completed':
      return [track('Checkout Step Completed', stepOf(event.step, cartId))]
    case 'payment/attempted': {
      const { method, amount } = event
      const about = { checkout_id: event.cartId, step: STEPS.indexOf('payment') + 1, payment_method: method }
      return [track('Payment Info Entered', { ...about, value: toRand(amount), currency: CURRENCY })]
    }
    case 'payment/refused': {
      const { method, code } = event
      return [track('Payment Refused', { checkout_id: event.cartId, payment_method: method, reason: code })]
    }
    case 'payment/outcome': {
      const { paymentId, method, status } = event
      const about = { checkout_id: event.cartId, payment_id: paymentId, payment_method: method, status }
      return [track('Payment Settled', about, `payment-${paymentId}-${status}`)]
    }
    case 'order/placed':
      return [completed(event)]
  }
}
