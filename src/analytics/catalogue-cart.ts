import type { SiteEvent } from '../platform/events'
import { track, type AnalyticsCall } from './calls'

export type CartSiteEvent = Extract<SiteEvent, { type: `cart/${string}` }>

/** The amounts of the shop. Events that name none get the default of spec 7. */
export const CURRENCY = 'ZAR'

/** Cents as rand with two decimals. */
export const toRand = (cents: number): number => Math.round(cents) / 100

type Item = { sku: string } | { bundleCode: string }

const isShoppers = ({ by }: { by: string }): boolean => by === 'shopper' || by === 'undo'

const added = (event: Extract<CartSiteEvent, { type: 'cart/line-added' }>): AnalyticsCall[] => {
  const { cartId, item, quantity } = event
  const line = { cart_id: cartId, ...(item satisfies Item), quantity }
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

/**
 * Of what happens in the cart, what the shopper did: what came from another device, a signup's cart or the shop was told there,
 * or was never done by anybody.
 */
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
