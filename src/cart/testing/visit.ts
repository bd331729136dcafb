import { useNotifications } from '../../ui'
import { initialiseCart } from '../commands'
import { INITIAL_CART } from '../rules/reducer'
import { useCart } from '../store'

/** The public storage keys (spec 3, browser storage keys). */
export const CART_KEYS = { id: 'cartId', products: 'cartProducts', promoCode: 'promoCode' } as const
export const CART_CHANGE_KEY = 'cartChange'

/** Resets the cart to its state before the page's code runs; `saved` is what an earlier visit has stored. */
export const freshCart = (saved: { id?: string; products?: unknown; promoCode?: string } = {}): void => {
  useCart.setState(INITIAL_CART, true)
  useNotifications.setState({ notifications: [] })
  window.localStorage.clear()
  if (saved.id) window.localStorage.setItem(CART_KEYS.id, saved.id)
  if (saved.products) window.localStorage.setItem(CART_KEYS.products, JSON.stringify(saved.products))
  if (saved.promoCode) window.localStorage.setItem(CART_KEYS.promoCode, saved.promoCode)
}

/** Starts a page view; `earlier` is what an earlier visit has stored in the browser. */
export const visit = (earlier: Parameters<typeof freshCart>[0] = {}): void => {
  freshCart(earlier)
  initialiseCart()
}

/** Titles and messages of all toasts. */
export const toasts = (): [title: string, message: string][] =>
  useNotifications.getState().notifications.map(({ title, message }) => [title, message])

/** The cart's lines: `khumo 2`, `starter-kit 1`. */
export const quantities = (): string[] =>
  useCart
    .getState()
    .products.map((line) => ('sku' in line ? line.sku : line.bundleCode) + ' ' + line.quantity)

/** The lines in storage. */
export const savedLines = (): unknown => JSON.parse(window.localStorage.getItem(CART_KEYS.products) ?? '[]')

const write = (key: string, value: string): void => {
  // As in browsers, this is the stored value, even if the writing tab has not read it.
  const oldValue = window.localStorage.getItem(key)
  window.localStorage.setItem(key, value)
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: window.localStorage }),
  )
}

/** Writes to storage as another tab of the site does. `before` is the value that the other tab last read, if it has not read this
 * tab's last change. */
export const otherTabWrites = (key: string, value: string, before?: string): void => {
  const base = before ?? window.localStorage.getItem(key)
  if (key === CART_KEYS.products) write(CART_CHANGE_KEY, JSON.stringify({ before: base, after: value }))
  write(key, value)
}
