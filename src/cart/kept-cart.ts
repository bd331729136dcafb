/**
 * Marks the page `data-cart` when this browser holds cart lines or the address asks for an order, so that the HTML shows
 * the right half of itself before any code is here: the empty cart's words, or the room its lines will take. Runs inline
 * in the head, so it refers to nothing outside itself. It also saves the promo code of the address, for a visitor who
 * leaves the page before its code is here.
 */
const markKeptCart = (key: string, order: string, promoKey: string) => {
  const { dataset } = document.documentElement
  try {
    const promoCode = new URLSearchParams(window.location.search).get('promotion')?.trim()
    if (promoCode) window.localStorage.setItem(promoKey, promoCode)
  } catch {
    // Storage is blocked or full: the code counts for this page view, once the cart is awake.
  }
  try {
    const isOrder = window.location.search.includes(order)
    if (isOrder || (window.localStorage.getItem(key) || '[]') !== '[]') dataset['cart'] = ''
  } catch {
    // Storage is blocked: nothing can have been kept.
  }
}

/** What the address of an order's confirmation contains (spec 2, the steps of the checkout). */
const ORDER = 'step=confirm'

/** The inline script of every page's head. */
export const MARK_KEPT_CART = `(${markKeptCart.toString()})('cartProducts', '${ORDER}', 'promoCode')`

/** Keeps the mark equal to the cart from the moment it is awake. */
export const markCart = (holdsLines: boolean): void => {
  document.documentElement.toggleAttribute('data-cart', holdsLines || window.location.search.includes(ORDER))
}

/** Whether this page was marked. */
export const isCartKept = (): boolean => document.documentElement.hasAttribute('data-cart')
