import { hasFlag, setFlag } from '../platform/page-flags'

/** In the HTML of a page that holds both, a cart and the words for none (gatsby-ssr.tsx). */
export const HOLDS_CART_OR_EMPTY = 'data-cart-or-empty'

/** What the address of an order's confirmation contains (spec 2, the steps of the checkout). */
const ORDER = 'step=confirm'

const asksForOrder = (): boolean => window.location.search.includes(ORDER)

const savedLines = (): string => {
  try {
    return window.localStorage.getItem('cartProducts') || '[]'
  } catch {
    // Storage is blocked: nothing can have been kept.
    return '[]'
  }
}

/** Saves the promo code of the address, for a visitor who leaves the page before its code is here. */
export const savePromoCode = (): void => {
  const promoCode = new URLSearchParams(window.location.search).get('promotion')?.trim()
  if (!promoCode) return
  try {
    window.localStorage.setItem('promoCode', promoCode)
  } catch {
    // Storage is blocked or full: the code counts for this page view, once the cart is hydrated.
  }
}

/**
 * Marks the page when this browser holds cart lines or the address asks for an order, so that the HTML shows the right half
 * of itself before any code is here: the empty cart's words, or the room its lines will take. Runs before the first paint
 * (src/pre-paint.ts).
 */
export const markKeptCart = (): void => {
  if (asksForOrder() || savedLines() !== '[]') setFlag('cart')
}

/** Keeps the mark equal to the cart from the moment it is hydrated. */
export const markCart = (holdsLines: boolean): void => setFlag('cart', holdsLines || asksForOrder())

/** Whether this page was marked. */
export const isCartKept = (): boolean => hasFlag('cart')
