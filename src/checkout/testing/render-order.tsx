import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetAccess } from '../order-memory'
import { OrderPage } from '../order-page/order-page'
import { ACCESS } from './fake-shop'
import { PAGE, saveCart } from './render-checkout'

/** Loads the order's page; the tab's memory and the cart are whatever storage holds. */
export const openOrder = (query = '?number=ZA1001') => {
  const goTo = (search: string) => window.history.replaceState(null, '', `/za/order/${search}`)
  goTo(query)
  const user = userEvent.setup({ delay: null })
  const { rerender, unmount } = render(<OrderPage page={PAGE} visit="first" />)
  /** A link of this page leads to itself. */
  const visit = (search: string) => {
    goTo(search)
    rerender(<OrderPage page={PAGE} visit={search} />)
  }
  return { user, unmount, visit }
}

/** Order ZA1001 was looked up in this tab before. */
export const rememberOrder = (): void => window.sessionStorage.setItem('orderAccess', `ZA1001 ${ACCESS}`)

/** A browser that has never been here, or that keeps a cart. */
export const freshBrowser = (cartId: string | null = null): void => {
  forgetAccess()
  window.localStorage.clear()
  window.sessionStorage.clear()
  saveCart(cartId)
}
