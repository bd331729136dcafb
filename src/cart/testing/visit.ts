import { initialiseCart } from '../initialise'
import { CART_KEYS } from './other-tab'
import { useCart } from '../store'
import { freshCart } from './fresh-cart'

/** A page view with what an earlier visit left in the browser. */
export const visit = (earlier: Parameters<typeof freshCart>[0] = {}): void => {
  freshCart(earlier)
  initialiseCart()
}

/** The lines on screen: `khumo 2`, `starter-kit 1`. */
export const quantities = (): string[] =>
  useCart
    .getState()
    .products.map((line) => ('sku' in line ? line.sku : line.bundleCode) + ' ' + line.quantity)

/** The lines in storage. */
export const savedLines = (): unknown => JSON.parse(window.localStorage.getItem(CART_KEYS.products) ?? '[]')
