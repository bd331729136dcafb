import type { SiteEvent } from '../platform/events'
import { toRand } from '../../shared/money'
import { track, type AnalyticsCall } from './calls'

export type CartSiteEvent = Extract<SiteEvent, { type: `cart/${string}` }>

/** The currency of the shop. Events without a currency get the default of spec 7. */
const CURRENCY = 'ZAR'

const isShoppers = ({ by }: { by: string }): boolean => by === 'shopper' || by === 'undo'

const added = (event: Extract<CartSiteEvent, { type: 'cart/line-added' }>): AnalyticsCall[] => {
  const { cartId, item, quantity } = event
  const line = { cart_id: cartId, ...item, quantity }
  if (event.by !== 'shopper') return isShoppers(event) ? [track('Product Removal Undone', line)] : []
  const price = toRand(event.unitPrice * quantity)
  return [
    track('Product Added', {
      ...line,
      product_id: event.productId,
      category: event.category,
      price,
      currency: CURRENCY,
    }),
  ]
}

/** The calls for what the shopper does in the cart. Changes from another device, a signup's cart or the shop are not reported. */
export const callsOfCart = (
  event: CartSiteEvent,
  { cartId }: { cartId: string | null },
): readonly AnalyticsCall[] => {
  switch (event.type) {
    case 'cart/line-added':
      return added(event)
    case 'cart/quantity-changed': {
      const { item, from, to } = event
      const change = { cart_id: event.cartId, ...item, from, to }
      return isShoppers(event) ? [track('Product Quantity Changed', change)] : []
    }
    case 'cart/line-removed': {
      const { item, quantity } = event
      const line = { cart_id: event.cartId, ...item, quantity }
      return isShoppers(event) ? [track('Product Removed', line)] : []
    }
    case 'cart/change-refused':
      return [track('Cart Change Refused', { cart_id: cartId, items: event.items, reason: event.code })]
    case 'cart/promo-applied': {
      const { promoCode, discount, by } = event
      return [
        track('Coupon Applied', {
          cart_id: cartId,
          coupon_id: promoCode,
          discount: toRand(discount),
          currency: CURRENCY,
          by,
        }),
      ]
    }
    case 'cart/promo-refused': {
      const { promoCode, code, by } = event
      return [track('Coupon Denied', { cart_id: cartId, coupon_id: promoCode, reason: code, by })]
    }
    case 'cart/promo-removed':
      return [track('Coupon Removed', { cart_id: cartId })]
  }
}

export type CheckoutSiteEvent = Extract<
  SiteEvent,
  { type: `checkout/${string}` | `payment/${string}` | 'order/placed' }
>

/** The steps in their order (spec 2, "Checkout"). Segment counts from one. */
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
  // A reload, another tab and a late webhook may report the same order.
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

/** The calls for the checkout, from its first step to the order. */
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
