import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CART_ID, payment, READY, PAID } from './testing/carts'
import { FakeLocks } from './testing/fake-locks'
import { rememberStart } from './order-memory'
import { ACCESS, FakeShop } from './testing/fake-shop'
import {
  chooseCard,
  heading,
  openCheckout,
  returnToConfirm,
  startCheckout,
  prepareSteps,
} from './testing/render-checkout'

const ELSEWHERE = /^This order is being paid in another tab\./

prepareSteps()

const openPayment = async () => {
  const { user } = startCheckout('?step=payment')
  return { user, button: await chooseCard(user) }
}

/** The other tab reserved the order number before it paid. */
const beganInAnotherTab = () => rememberStart({ cartId: CART_ID, number: 'ZA1001', access: ACCESS })

describe('while another tab pays this order', () => {
  test('this tab says so and cannot pay until the other tab is closed', async () => {
    const shop = new FakeShop(READY)
    const locks = new FakeLocks()
    locks.holdElsewhere(CART_ID)
    startCheckout('?step=payment')
    expect(await screen.findByRole('alert')).toHaveTextContent(ELSEWHERE)
    expect(await screen.findByRole('button', { name: 'Being paid in another tab' })).toBeDisabled()
    act(() => locks.letGo())
    expect(await screen.findByRole('button', { name: 'Pay R1,199.00' })).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shop.calls('initiate_checkout_payment')).toHaveLength(0)
  })

  test('a press that came too late sends no request, and the order is shown once the other tab has placed it', async () => {
    const shop = new FakeShop(READY)
    const locks = new FakeLocks()
    const { user, button } = await openPayment()
    locks.holdElsewhere(CART_ID)
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent(ELSEWHERE)
    expect(shop.calls('initiate_checkout_payment')).toHaveLength(0)
    beganInAnotherTab()
    shop.cart = { ...shop.cart, ...PAID }
    act(() => locks.letGo())
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  })

  test('this tab shows the placed order, although the shared cart is gone', async () => {
    const shop = new FakeShop(READY)
    await openPayment()
    beganInAnotherTab()
    shop.cart = { ...shop.cart, ...PAID }
    window.localStorage.removeItem('cartId')
    for (const key of ['cartId', 'checkoutAttempt'])
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  })

  test('another browser shows the open payment with a link to its page', async () => {
    const open = payment({ redirect_url: 'https://pay.example.com/1' })
    const shop = new FakeShop({ ...READY, payment: open })
    await openPayment()
    const notice = screen.getByRole('alert')
    expect(notice).toHaveTextContent(/^A payment of R1,199\.00 by card is still open/)
    expect(screen.getByRole('link', { name: 'Go back to the payment page' })).toHaveAttribute(
      'href',
      'https://pay.example.com/1',
    )
    shop.endPayment('complete')
    expect(await screen.findByText('Thank you.', {}, { timeout: 3000 })).toBeVisible()
  })
})

describe('back on Payment after paying', () => {
  test('the page from the back/forward cache requests the state and shows Confirm', async () => {
    const shop = new FakeShop(READY)
    await openPayment()
    beganInAnotherTab()
    shop.cart = { ...shop.cart, ...PAID }
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await heading('Confirm')).toBeVisible()
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  })

  test('a reloaded page shows the order, although this browser’s cart is gone', async () => {
    new FakeShop(PAID)
    const first = returnToConfirm()
    await screen.findByText('Thank you, Thandi.')
    await waitFor(() => expect(window.localStorage.getItem('cartId')).toBeNull())
    first.unmount()
    openCheckout('?step=payment')
    expect(await heading('Confirm')).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe('?step=confirm'))
  })

  test('Back from it does not change the address of the previous page', async () => {
    new FakeShop(PAID)
    returnToConfirm()
    await screen.findByText('Thank you, Thandi.')
    window.history.replaceState(null, '', '/za/shop/')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(window.location.pathname + window.location.search).toBe('/za/shop/')
  })

  test('a new visit with an empty cart does not show it', async () => {
    new FakeShop(PAID)
    const first = returnToConfirm()
    await screen.findByText('Thank you, Thandi.')
    await waitFor(() => expect(window.localStorage.getItem('cartId')).toBeNull())
    first.unmount()
    openCheckout()
    expect(await heading('Your cart is empty')).toBeVisible()
  })
})
