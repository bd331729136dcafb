import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READY } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import { heading, startCheckout } from './testing/render-checkout'

const ASK = { name: 'Use the payment terms of your business' }
let shop: FakeShop

const open = async () => {
  const { user } = startCheckout('?step=payment')
  await heading('Payment')
  return { user, ask: await screen.findByRole('button', ASK) }
}

beforeEach(() => {
  shop = new FakeShop(READY)
})
afterEach(() => vi.unstubAllGlobals())

test('an account with approved terms can pay on terms after requesting them', async () => {
  shop.hasTerms = true
  const { user, ask } = await open()
  expect(screen.queryByRole('radio', { name: 'Payment terms' })).toBeNull()
  await user.click(ask)
  expect(await screen.findByRole('radio', { name: 'Payment terms' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Go on to your card' })).toBeVisible()
  expect(screen.queryByRole('button', ASK)).toBeNull()
  expect(shop.cart.feature_flags).toEqual(['payment_terms'])
})

test('an account without approved terms sees the shop’s reason and the same payment methods', async () => {
  const { user, ask } = await open()
  await user.click(ask)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Log in with the account’s email address to pay on terms.',
  )
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(shop.cart.feature_flags).toEqual([])
})

test('without a network the request can be repeated', async () => {
  const { user, ask } = await open()
  shop.offline = true
  await user.click(ask)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not ask for payment terms\. /)
  shop.offline = false
  shop.hasTerms = true
  await user.click(ask)
  expect(await screen.findByRole('radio', { name: 'Payment terms' })).toBeChecked()
})

test('a payment method that is not offered shows the reason', async () => {
  shop.refusals = [{ name: 'EFT', message: 'Pay this one by card, or call us.' }]
  await open()
  expect(screen.getByText('Pay this one by card, or call us.')).toBeVisible()
})
