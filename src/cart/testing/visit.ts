import { useNotifications } from '../../ui'
import { initialiseCart } from '../commands'
import { INITIAL_CART } from '../rules/reducer'
import { useCart } from '../store'

/** The keys that others rely on (spec 3, browser storage keys). */
export const CART_KEYS = { id: 'cartId', products: 'cartProducts', promoCode: 'promoCode' } as const
export const CART_CHANGE_KEY = 'cartChange'

/** Puts the cart back to how a page finds it before anything ran; `saved` is what an earlier visit left. */
export const freshCart = (saved: { id?: string; products?: unknown; promoCode?: string } = {}): void => {
  useCart.setState(INITIAL_CART, true)
  useNotifications.setState({ notifications: [] })
  window.localStorage.clear()
  if (saved.id) window.localStorage.setItem(CART_KEYS.id, saved.id)
  if (saved.products) window.localStorage.setItem(CART_KEYS.products, JSON.stringify(saved.products))
  if (saved.promoCode) window.localStorage.setItem(CART_KEYS.promoCode, saved.promoCode)
}

/** A page view with what an earlier visit left in the browser. */
export const visit = (earlier: Parameters<typeof freshCart>[0] = {}): void => {
  freshCart(earlier)
  initialiseCart()
}

/** Titles and messages of the toasts so far. */
export const toasts = (): [title: string, message: string][] =>
  useNotifications.getState().notifications.map(({ title, message }) => [title, message])

/** The lines on screen: `khumo 2`, `starter-kit 1`. */
export const quantities = (): string[] =>
  useCart
    .getState()
    .products.map((line) => ('sku' in line ? line.sku : line.bundleCode) + ' ' + line.quantity)

/** The lines in storage. */
export const savedLines = (): unknown => JSON.parse(window.localStorage.getItem(CART_KEYS.products) ?? '[]')

const write = (key: string, value: string): void => {
  // What stood there before, whatever the tab that writes knew of it: so do browsers.
  const oldValue = window.localStorage.getItem(key)
  window.localStorage.setItem(key, value)
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: window.localStorage }),
  )
}

/** Writes to storage as another tab of the site does. `before` is what that tab knew, when it had not heard of this one's
 * last change yet. */
export const otherTabWrites = (key: string, value: string, before?: string): void => {
  const known = before ?? window.localStorage.getItem(key)
  if (key === CART_KEYS.products) write(CART_CHANGE_KEY, JSON.stringify({ before: known, after: value }))
  write(key, value)
}
