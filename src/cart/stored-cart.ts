import { hasFlag, setFlag } from '../platform/page-flags'

/** In the HTML of a page that holds both, a cart and the text for an empty one (gatsby-ssr.tsx). */
export const HOLDS_CART_OR_EMPTY = 'data-cart-or-empty'

/** What the address of an order's confirmation contains (spec 2, the steps of the checkout). */
const ORDER = 'step=confirm'

const asksForOrder = (): boolean => window.location.search.includes(ORDER)

const savedLines = (): string => {
  try {
    return window.localStorage.getItem('cartProducts') || '[]'
  } catch {
    // Storage is blocked: nothing can be stored.
    return '[]'
  }
}

/** Saves the promo code of the address, for a visitor who leaves the page before the site's code is loaded. */
export const savePromoCode = (): void => {
  const promoCode = new URLSearchParams(window.location.search).get('promotion')?.trim()
  if (!promoCode) return
  try {
    window.localStorage.setItem('promoCode', promoCode)
  } catch {
    // Storage is blocked or full: the promo code counts for this page view, once the cart has read the address.
  }
}

/**
 * Marks the page when this browser stores cart lines or the address asks for an order. By the mark, styles show the right half of
 * the HTML before the site's code is loaded: the text for an empty cart, or the room its lines will take. Part of the inline
 * script of every page (src/pre-paint.ts), so it stays short.
 */
export const markStoredCart = (): void => {
  if (asksForOrder() || savedLines() !== '[]') setFlag('cart')
}

/** Sets the mark by the cart's own lines, once they are read. */
export const markCart = (holdsLines: boolean): void => setFlag('cart', holdsLines || asksForOrder())

/** Whether this page was marked. */
export const isCartStored = (): boolean => hasFlag('cart')
