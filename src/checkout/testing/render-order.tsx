import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetAccess } from '../order-access'
import { OrderPage } from '../order/order-page'
import { PAGE, saveCart } from './render-checkout'

/** Loads the order's page; the tab's memory and the cart are whatever storage holds. */
export const openOrder = (query = '?number=ZA1001') => {
  window.history.replaceState(null, '', `/za/order/${query}`)
  const user = userEvent.setup({ delay: null })
  return { user, ...render(<OrderPage page={PAGE} />) }
}

/** A browser that has never been here, or that keeps a cart. */
export const freshBrowser = (cartId: string | null = null): void => {
  forgetAccess()
  window.localStorage.clear()
  window.sessionStorage.clear()
  saveCart(cartId)
}
