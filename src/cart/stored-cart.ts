import { hasFlag, setFlag } from '../platform/page-flags'

/** Attribute in the HTML of a page that contains both a cart and the text for an empty one (gatsby-ssr.tsx). */
export const HOLDS_CART_OR_EMPTY = 'data-cart-or-empty'

/** The address of an order's confirmation contains it (spec 2, the steps of the checkout). */
const CONFIRM_STEP = 'step=confirm'

const isConfirmation = (): boolean => window.location.search.includes(CONFIRM_STEP)

const savedLines = (): string => {
  try {
    return window.localStorage.getItem('cartProducts') || '[]'
  } catch {
    // Storage is blocked.
    return '[]'
  }
}

/** Saves the promo code of the address, in case the visitor leaves the page before the site's code is loaded. */
export const savePromoCode = (): void => {
  const promoCode = new URLSearchParams(window.location.search).get('promotion')?.trim()
  if (!promoCode) return
  try {
    window.localStorage.setItem('promoCode', promoCode)
  } catch {
    // Storage is blocked or full: the cart reads the promo code from the address and uses it for this page view.
  }
}

/**
 * Marks the page if this browser stores cart lines or the page is an order's confirmation. Before the site's code is loaded, styles
 * use the mark to show either the text for an empty cart or the space for the lines. It is part of the inline script of every page
 * (src/pre-paint.ts), so it has to be short.
 */
export const markStoredCart = (): void => {
  if (isConfirmation() || savedLines() !== '[]') setFlag('cart')
}

/** Updates the mark once the cart's lines have been read. */
export const markCart = (holdsLines: boolean): void => setFlag('cart', holdsLines || isConfirmation())

/** Whether this page is marked. */
export const isCartStored = (): boolean => hasFlag('cart')
