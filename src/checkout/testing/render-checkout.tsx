import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { resetCart } from '../../cart'
import type { Bloks, StoryblokMultilink } from '../../content'
import type { Account } from '../contact/account'
import { Checkout } from '../checkout'
import { resetCheckout } from '../store'
import { rememberPayment, rememberStart, forgetAccess } from '../order-memory'
import { CART_ID } from './carts'
import { OrderPage } from '../order-page/order-page'
import { ACCESS } from './fake-shop'

const link = (cached_url: string): StoryblokMultilink =>
  ({ fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url }) as StoryblokMultilink

const PAGE: Bloks.CheckoutPage = {
  component: 'checkout_page',
  _uid: '1',
  title: 'Checkout',
  delivery_promise: 'Free delivery within three working days',
  returns_promise: '30-day money back',
  terms_link: link('terms'),
  returns_link: link('terms/shipping-returns'),
  help_phone: '021 000 0100',
  business_hours: 'weekdays, 8am to 5pm',
  rica_notice: 'Your SIM works once your identity is verified (RICA).',
  seo_title: 'Checkout | Yoco',
}

/**
 * Call it in each file: it loads the code of the steps before the tests, because its first transformation takes longer than a test
 * waits, and removes the fake shop after each.
 */
export const prepareSteps = (): void => {
  beforeAll(async () => void (await import('../checkout-steps')))
  afterEach(() => vi.unstubAllGlobals())
}

/** The same for the order's page. Each test starts in a new browser. */
export const prepareOrderPage = (): void => {
  beforeAll(async () => void (await import('../order-page/order-shown')))
  beforeEach(() => freshBrowser())
  afterEach(() => vi.unstubAllGlobals())
}

const DRAFT = 'checkoutDraft'

/** Puts a cart into the browser's storage, as an earlier page left it, and notifies a cart that is already loaded. */
const saveCart = (cartId: string | null): void => {
  resetCart()
  if (cartId) window.localStorage.setItem('cartId', cartId)
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }))
}

/** Makes the state of a new page: an empty memory, and the storage of the earlier page. */
const clearMemory = (): void => {
  const stored = window.localStorage.getItem(DRAFT)
  resetCheckout()
  if (stored) window.localStorage.setItem(DRAFT, stored)
  else window.localStorage.removeItem(DRAFT)
}

/** Loads the page at a step; the draft and the cart come from storage. */
export const openCheckout = (query = '', account?: Account) => {
  clearMemory()
  window.history.replaceState(null, '', `/za/checkout/${query}`)
  const user = userEvent.setup({ delay: null })
  return { user, ...render(<Checkout page={PAGE} account={account} />) }
}

/** A first visit with one machine in the cart. */
export const startCheckout = (query = '', cartId: string | null = CART_ID, account?: Account) => {
  window.localStorage.clear()
  saveCart(cartId)
  return openCheckout(query, account)
}

/** Returns to Confirm from the page of a payment that this browser began. The address names the payment. */
export const returnToConfirm = (query = '?step=confirm&payment=payment-1') => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  saveCart(CART_ID)
  rememberStart({ cartId: CART_ID, number: 'ZA1001', access: ACCESS })
  rememberPayment(CART_ID, 'payment-1')
  return openCheckout(query)
}

/** Chooses the card on Payment, and returns the button that pays R1,199.00. */
export const chooseCard = async (user: UserEvent) => {
  await user.click(await screen.findByRole('radio', { name: 'Card' }))
  return screen.findByRole('button', { name: 'Pay R1,199.00' })
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })

/** Loads the order's page; the tab's memory and the cart come from storage. */
export const openOrder = (query = '?number=ZA1001') => {
  const goTo = (search: string) => window.history.replaceState(null, '', `/za/order/${search}`)
  goTo(query)
  const user = userEvent.setup({ delay: null })
  const { rerender, unmount } = render(<OrderPage page={PAGE} visit="first" />)
  /** Follows a link from this page to itself. */
  const visit = (search: string) => {
    goTo(search)
    rerender(<OrderPage page={PAGE} visit={search} />)
  }
  return { user, unmount, visit }
}

/** Order ZA1001 was looked up in this tab before. */
export const rememberOrder = (): void => window.sessionStorage.setItem('orderAccess', `ZA1001 ${ACCESS}`)

/** A browser without data of this site, or only with a cart. */
export const freshBrowser = (cartId: string | null = null): void => {
  forgetAccess()
  window.localStorage.clear()
  window.sessionStorage.clear()
  saveCart(cartId)
}
