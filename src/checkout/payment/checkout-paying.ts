import { rememberOrder } from '../order-memory'
import { returnAddresses } from '../step-address'
import { setRemoteCart, useCheckout } from '../store'
import { openStep } from '../use-step'
import type { PayingPage } from './paying-page'

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
