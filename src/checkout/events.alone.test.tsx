import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { recordEvents } from '../platform/record-events'
import { CART_ID, CONTACT, line, payment, READY } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import { chooseCard, heading, returnToConfirm, startCheckout } from './testing/render-checkout'

const CARD = { cartId: CART_ID, method: 'Credit Card (Checkout)' }

afterEach(() => void vi.unstubAllGlobals())

test('each step is reported when it is shown and when it is completed', async () => {
  const recorded = recordEvents('checkout/step-shown', 'checkout/step-completed')
  const shop = new FakeShop({ items: [line({ type: 'service', sku: 'staff-training' })] })
  shop.cart.contact_info = CONTACT
  const { user } = startCheckout()
  await heading('Contact')
  await user.click(screen.getByRole('button', { name: 'Continue to Shipping' }))
  await heading('Shipping')
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await heading('Payment')
  expect(recorded).toEqual([
    { type: 'checkout/step-shown', step: 'contact' },
    { type: 'checkout/step-completed', step: 'contact' },
    { type: 'checkout/step-shown', step: 'shipping' },
    { type: 'checkout/step-completed', step: 'shipping' },
    { type: 'checkout/step-shown', step: 'payment' },
  ])
})

test('an attempt to pay is reported in cents, and a refusal with its reason', async () => {
  const recorded = recordEvents('payment/attempted', 'payment/refused')
  const shop = new FakeShop(READY)
  const { user } = startCheckout('?step=payment')
  await heading('Payment')
  shop.answerNext('initiate_checkout_payment', {
    status: 409,
    body: { error: { code: 'out_of_stock', message: 'Khumo is out of stock.' } },
  })
  await user.click(await chooseCard(user))
  await screen.findByRole('alert')
  expect(recorded).toEqual([
    { type: 'payment/attempted', ...CARD, amount: 119900 },
    { type: 'payment/refused', ...CARD, code: 'out_of_stock' },
  ])
})

test('the outcome of a payment is reported once, and so is the order that the cart becomes', async () => {
  const recorded = recordEvents('payment/outcome', 'order/placed')
  const shop = new FakeShop({ ...READY, order_number: 'ZA1001', payment: payment() })
  returnToConfirm()
  await screen.findByRole('heading', { name: 'We are checking your payment' })
  expect(recorded).toEqual([])
  shop.endPayment('complete')
  await screen.findByText('Thank you, Thandi.', {}, { timeout: 3000 })
  await waitFor(() => expect(recorded).toHaveLength(2), { timeout: 10_000 })
  // The cart may learn of the order before this page learns of the payment.
  const inOrder = [...recorded].sort((one, other) => other.type.localeCompare(one.type))
  expect(inOrder).toEqual([
    { type: 'payment/outcome', ...CARD, paymentId: 'payment-1', status: 'complete' },
    {
      type: 'order/placed',
      cartId: CART_ID,
      orderNumber: 'ZA1001',
      total: 119900,
      tax: 15639,
      shipping: 0,
      discount: 0,
      promoCode: null,
      lines: [
        {
          sku: 'khumo',
          name: 'Khumo card machine',
          category: 'card_machine',
          quantity: 1,
          unitPrice: 119900,
        },
      ],
    },
  ])
})
