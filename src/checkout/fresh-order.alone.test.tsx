import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BANK_DETAILS, CART_ID, payment, READY } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import {
  openCheckout,
  openOrder,
  rememberOrder,
  prepareSteps,
  prepareOrderPage,
} from './testing/render-checkout'

prepareSteps()
prepareOrderPage()

const EFT = { method: 'EFT', next_step: 'transfer', bank_details: BANK_DETAILS } as const
const unconfirmed = () =>
  new FakeShop({
    order_number: 'ZA1001',
    ...READY,
    payment: payment({ ...EFT, confirm_by: '2026-11-23T11:33:00.000Z' }),
  })
const confirm = (shop: FakeShop) => {
  shop.cart = { ...shop.cart, payment: payment(EFT) }
}
const title = (name: string) => screen.findByRole('heading', { name })
/** The shopper returns from their mail. */
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

describe.each([
  [
    'Confirm',
    () => {
      window.sessionStorage.setItem('checkoutOrder', CART_ID)
      openCheckout('?step=confirm')
    },
  ],
  [
    'the order’s page',
    () => {
      rememberOrder()
      openOrder()
    },
  ],
])('%s of an order that is confirmed from a mail', (_page, open) => {
  test('shows the shop’s current state as soon as the shopper is back', async () => {
    const shop = unconfirmed()
    open()
    expect(await title('Confirm your order')).toBeVisible()
    confirm(shop)
    await comeBack()
    expect(await title('Reserved until your EFT arrives')).toBeVisible()
  })

  test('does not change without an answer, and requests again at the next return', async () => {
    const shop = unconfirmed()
    open()
    expect(await title('Confirm your order')).toBeVisible()
    shop.offline = true
    await comeBack()
    expect(await title('Confirm your order')).toBeVisible()
    shop.offline = false
    confirm(shop)
    await comeBack()
    expect(await title('Reserved until your EFT arrives')).toBeVisible()
  })
})

test('an order whose access has ended shows the form for the email address', async () => {
  const shop = unconfirmed()
  rememberOrder()
  openOrder()
  expect(await title('Confirm your order')).toBeVisible()
  shop.refuse('GET', 401, 'order_access_ended', 'To keep this order private, enter the email address again.')
  await comeBack()
  expect(await screen.findByLabelText(/Email address/)).toBeVisible()
})
