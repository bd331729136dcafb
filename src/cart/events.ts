import type { CartItemRef } from './rules/lines'

/** Who changed a line. Only `shopper` is an action of the shopper on this page. */
export type LineCause =
  /** The shopper changed it on this page. */
  | 'shopper'
  /** The shopper undid a removal. */
  | 'undo'
  /** The cart of a signup was merged into this one. */
  | 'merge'
  /** The shop's cart was different: changed by another device or a reconciliation, or an item can no longer be bought. */
  | 'shop'

/** `cartId` is the id of the shop's cart; null before the shop has created one. */
type OfItem = { item: CartItemRef; cartId: string | null }

declare module '../platform/events' {
  interface SiteEvents {
    /**
     * A line was added, or has `quantity` pieces more than before. With `shopper`, the shopper pressed "Buy" and the shop has added
     * the item; without a network the event is emitted at once and the change is sent to the shop later. Otherwise nobody pressed
     * "Buy".
     */
    'cart/line-added': OfItem & { quantity: number } & (
        | { by: Exclude<LineCause, 'shopper'> }
        | {
            by: 'shopper'
            /** The catalogue's uuid. */
            productId: string
            /** The type of product, or `bundle`. */
            category: string
            /** Cents a piece. */
            unitPrice: number
          }
      )
    /** The quantity of a line that stays in the cart has changed. */
    'cart/quantity-changed': OfItem & { by: LineCause; from: number; to: number }
    /** A line of `quantity` pieces was removed. */
    'cart/line-removed': OfItem & { by: LineCause; quantity: number }
    /** The shop refused a change, so the cart shows the shop's lines again. `items` are keys such as `product:khumo`. */
    'cart/change-refused': { items: readonly string[]; code: string }
    /** The shop accepted a promo code; `discount` in cents. The shopper typed the code, or followed a link with it (spec 4). */
    'cart/promo-applied': { promoCode: string; by: 'shopper' | 'link'; discount: number }
    /** `code` is the shop's reason, such as `expired_promo_code`. */
    'cart/promo-refused': { promoCode: string; by: 'shopper' | 'link'; code: string }
    'cart/promo-removed': object
    /** The cart of this browser became an order. Emitted once for each order. Amounts in cents; `tax` is part of `total`. */
    'order/placed': {
      cartId: string
      orderNumber: string | null
      total: number
      tax: number
      shipping: number
      discount: number
      promoCode: string | null
      /** `category` is the type of product, or `bundle`. */
      lines: readonly (CartItemRef & {
        name: string
        category: string
        quantity: number
        unitPrice: number
      })[]
    }
  }
}
