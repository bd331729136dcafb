import type { ShopCart } from '../platform/http'
import { initialiseCart } from './initialise'
import { useCart } from './store'

/** The id of the shop's cart; null until something was added. */
export const getCartId = (): string | null => useCart.getState().id

/**
 * The id of a cart at the shop that holds what the shopper has chosen, created if need be; null when nothing is chosen.
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const ensureRemoteCart = async (): Promise<string | null> => {
  initialiseCart()
  if (useCart.getState().products.length === 0) return getCartId()
  const sync = await import(/* webpackChunkName: "cart-sync" */ './sync')
  await sync.ensureRemoteCart()
  await sync.push()
  return getCartId()
}

/** Takes a cart that the shop has answered elsewhere for the truth, so that lines and totals are never stale. */
export const acceptRemoteCart = async (cart: ShopCart): Promise<void> => {
  const sync = await import(/* webpackChunkName: "cart-sync" */ './sync')
  sync.acceptRemoteCart(cart)
}

/** Hears every answer about the cart together with the one before, to tell what was added or taken out. */
export const subscribeToRemoteCart = (
  listener: (now: ShopCart, before: ShopCart | null) => void,
): (() => void) =>
  useCart.subscribe(({ remote }, { remote: before }) => {
    if (remote && remote !== before) listener(remote, before)
  })
