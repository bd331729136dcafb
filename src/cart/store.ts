import { create } from 'zustand'
import type { ShopCart } from '../../shared/orders'
import { reportError } from '../platform/report-error'
import { countItems } from './rules/lines'
import { type CartState, INITIAL_CART, takeOverStored } from './rules/reducer'
import { hasChangedElsewhere, readStored, saveCart } from './storage'

/** The cart of this browser. It is empty, as in the server's HTML, until `initialiseCart` fills it. */
export const useCart = create<CartState>()(() => INITIAL_CART)

useCart.subscribe(saveCart)

/** Reads the stored cart, which an earlier visit or another tab has written. */
export const readCart = (): void => {
  try {
    useCart.setState(takeOverStored(readStored()))
  } catch (error) {
    reportError(error, 'Cart failed to initialise')
  }
}

/** Reads the stored cart if another tab has changed it. */
export const readCartIfChanged = (): void => {
  if (hasChangedElsewhere()) readCart()
}

/** Clears id, lines and promo code, in storage too, and closes the preview (spec 4). Called after the order. */
export const resetCart = (): void =>
  useCart.setState(({ initialised, disabled }) => ({ ...INITIAL_CART, initialised, disabled }))

/** Switches the cart of this page on or off, for the preview of drafts. */
export const switchCart = (isOn: boolean): void => useCart.setState({ disabled: !isOn })

/** The id of the shop's cart; null until the first item is added. */
export const getCartId = (): string | null => useCart.getState().id

/** Call it after changing the shop's cart elsewhere: the cart is read again when it is next shown. */
export const cartHasChanged = (): void => useCart.setState({ remoteStale: true })

/** Calls the listener with every new answer of the shop about the cart, and the previous one. */
export const subscribeToRemoteCart = (
  listener: (now: ShopCart, before: ShopCart | null) => void,
): (() => void) =>
  useCart.subscribe(({ remote }, { remote: before }) => {
    if (remote && remote !== before) listener(remote, before)
  })

/** How many pieces are in the cart; 0 until the saved cart is read. */
export const useCartCount = (): number => useCart((cart) => countItems(cart.products))

/** Whether the cart preview is open over the page. */
export const useCartPreviewOpen = (): boolean => useCart((cart) => cart.previewOpen)

/** Whether the cart is switched off, so that nothing can be added (spec 4). The server's HTML has the same value. */
export const useCartDisabled = (): boolean => useCart((cart) => cart.disabled)
