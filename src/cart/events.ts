import type { CartItemRef } from './rules/lines'

/** Who changed a line. Only `shopper` stands for something that was done here and now. */
export type LineCause =
  /** The shopper, on this page. */
  | 'shopper'
  /** The shopper, who took a removal back. */
  | 'undo'
  /** The cart of a signup was brought back and merged into this one. */
  | 'merge'
  /** The shop's cart differs: another device, a reconciliation, an item that can no longer be bought. */
  | 'shop'

/** `cartId` is the cart's id with the shop; null before the shop has made one. */
type OfItem = { item: CartItemRef; cartId: string | null }

declare module '../platform/events' {
  interface SiteEvents {
    /**
     * A line came, or has `quantity` pieces more than before. `shopper`: it was put in the cart, and it is there; without a network it
     * is emitted at once, and sent to the shop later. Otherwise nobody pressed "Buy".
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
    /** A line that stays has another number of pieces. */
    'cart/quantity-changed': OfItem & { by: LineCause; from: number; to: number }
    /** A line of `quantity` pieces was taken out. */
    'cart/line-removed': OfItem & { by: LineCause; quantity: number }
    /** The shop refused a change, and its own lines show again. `items` by their keys, `product:khumo`. */
    'cart/change-refused': { items: readonly string[]; code: string }
    /** A promo code is on the cart; `discount` in cents. A code comes from its field, or with a link (spec 4). */
    'cart/promo-applied': { promoCode: string; by: 'shopper' | 'link'; discount: number }
    /** `code` is the shop's reason, such as `expired_promo_code`. */
    'cart/promo-refused': { promoCode: string; by: 'shopper' | 'link'; code: string }
    'cart/promo-removed': object
    /** The cart of this browser became an order. Once for each order. Amounts in cents; `tax` is part of `total`. */
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
