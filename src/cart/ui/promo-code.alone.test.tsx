import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToCart, closeCartPreview } from '../commands'
import { useCart } from '../store'
import { Refusal } from '../testing/fake-cart'
import { shopForEachTest } from '../testing/fake-shop'
import { CART_KEYS, freshCart } from '../testing/visit'
import { PromoCode } from './promo-code'

const shop = shopForEachTest()
const user = userEvent.setup()

const CartPromoCode = () => <PromoCode code={useCart((cart) => cart.remote?.promo_code ?? null)} />
const field = () => screen.getByRole('textbox', { name: 'Promo code' })
const apply = () => user.click(screen.getByRole('button', { name: 'Apply' }))

beforeEach(async () => {
  freshCart()
  await addToCart({ sku: 'khumo' })
  render(<CartPromoCode />)
})

afterEach(closeCartPreview)

test('a promo code is applied to the cart with its description, and removed again', async () => {
  await user.type(field(), ' welcome10 ')
  await apply()
  expect(await screen.findByText('WELCOME10 is used: 10 % off')).toBeInTheDocument()
  expect(shop.carts.get('cart-1')?.promo_code).toBe('WELCOME10')
  expect(window.localStorage.getItem(CART_KEYS.promoCode)).toBe('WELCOME10')
  await user.click(screen.getByRole('button', { name: 'Remove promo code WELCOME10' }))
  await waitFor(() => expect(field()).toHaveValue(''))
  expect(shop.carts.get('cart-1')?.promo_code).toBeNull()
  expect(window.localStorage.getItem(CART_KEYS.promoCode)).toBeNull()
})

test('a promo code that the shop refuses stays in the field, with the reason', async () => {
  shop.refusals.set(
    '/validate_promo_code/EXPIRED/',
    new Refusal('expired_promo_code', 'EXPIRED has expired.'),
  )
  await user.type(field(), 'expired')
  await apply()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('EXPIRED has expired.'))
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('expired')
  await user.type(field(), 'x')
  expect(field()).not.toHaveAccessibleDescription()
})

test('an empty field shows an error', async () => {
  await apply()
  expect(field()).toHaveAccessibleDescription('Type a promo code first.')
})

test('without a network, applying a promo code shows an error', async () => {
  shop.isOffline = true
  await user.type(field(), 'WELCOME10')
  await apply()
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/could not reach the shop/))
})
