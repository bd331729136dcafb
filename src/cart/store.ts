import { create } from 'zustand'
import type { ShopCart } from '../../shared/orders'
import { reportError } from '../platform/report-error'
import { countItems } from './rules/lines'
import { type CartState, INITIAL_CART, takeOverStored } from './rules/reducer'
import { hasChangedElsewhere, readStored, saveCart } from './storage'

/** The cart of this browser. Starts empty, as the server's HTML does, and is filled by `initialiseCart`. */
export const useCart = create<CartState>()(() => INITIAL_CART)

useCart.subscribe(saveCart)

/** Reads the stored cart: what an earlier visit has left, or what another tab has changed. */
export const readCart = (): void => {
  try {
    useCart.setState(takeOverStored(readStored()))
  } catch (error) {
    reportError(error, 'Cart failed to initialise')
  }
}

/** The same, only if something was stored that this tab does not know yet. */
export const readCartIfChanged = (): void => {
  if (hasChangedElsewhere()) readCart()
}

/** Clears id, lines and promo code, in storage too, and closes the preview (spec 4); for after the order. */
export const resetCart = (): void =>
  useCart.setState(({ initialised, disabled }) => ({ ...INITIAL_CART, initialised, disabled }))

/** Shows this page with the cart switched on or off, for the preview of drafts. */
export const switchCart = (isOn: boolean): void => useCart.setState({ disabled: !isOn })

/** The id of the shop's cart; null until something was added. */
export const getCartId = (): string | null => useCart.getState().id

/** Says that the shop's cart was changed from outside: it is read again where it is shown next. */
export const cartHasChanged = (): void => useCart.setState({ remoteStale: true })

/** Calls back with every answer about the cart and the one before. */
export const subscribeToRemoteCart = (
  listener: (now: ShopCart, before: ShopCart | null) => void,
): (() => void) =>
  useCart.subscribe(({ remote }, { remote: before }) => {
    if (remote && remote !== before) listener(remote, before)
  })

/** How many pieces are in the cart; 0 until the saved cart is read. */
export const useCartCount = (): number => useCart((cart) => countItems(cart.products))

/** Whether the cart lies open over the page. */
export const useCartPreviewOpen = (): boolean => useCart((cart) => cart.previewOpen)

/** Whether cart use is switched off, so that nothing can be put in (spec 4); the server's HTML knows. */
export const useCartDisabled = (): boolean => useCart((cart) => cart.disabled)
