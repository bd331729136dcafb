import { useNotifications } from '../../ui'
import { CART_KEYS } from './other-tab'
import { INITIAL_CART, useCart } from '../store'

/** Puts the cart back to how a page finds it before anything ran; `saved` is what an earlier visit left. */
export const freshCart = (saved: { id?: string; products?: unknown; promoCode?: string } = {}): void => {
  useCart.setState(INITIAL_CART, true)
  useNotifications.setState({ notifications: [] })
  window.localStorage.clear()
  if (saved.id) window.localStorage.setItem(CART_KEYS.id, saved.id)
  if (saved.products) window.localStorage.setItem(CART_KEYS.products, JSON.stringify(saved.products))
  if (saved.promoCode) window.localStorage.setItem(CART_KEYS.promoCode, saved.promoCode)
}

export const savedLine = (sku: string, quantity = 1) => ({
  id: `uuid-of-${sku}`,
  type: 'product' as const,
  sku,
  quantity,
  storefront: 'shop',
})

/** Titles and messages of the toasts so far. */
export const toasts = (): [title: string, message: string][] =>
  useNotifications.getState().notifications.map(({ title, message }) => [title, message])
