import { rememberOrder } from './order-memory'
import type { PayingPage } from './paying-page'
import { returnAddresses } from './step-address'
import { setRemoteCart, useCheckout } from './store'
import { openStep } from './use-step'

/** Paying on the steps of the checkout. */
export const CHECKOUT: PayingPage = {
  shown: () => useCheckout.getState().remoteCart,
  keep: setRemoteCart,
  returns: () => returnAddresses(window.location.origin),
  placed: (cart) => {
    rememberOrder(cart.id)
    setRemoteCart(cart)
    openStep('confirm', { replace: true })
  },
}
