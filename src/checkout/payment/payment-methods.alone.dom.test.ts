import { afterEach, expect, test, vi } from 'vitest'
import type { PaymentMethod } from '../../../shared/orders'
import { nameOfMark } from './payment-marks'
import { returnAddresses } from '../step-address'
import { cart, CART_ID, CONTACT, PLAN } from '../testing/carts'
import { FakeShop } from '../testing/fake-shop'
import { INSTALMENTS, buttonFor, marksOf, nameOf, type Choice } from './payment-methods'
import { callsFor } from './payment-calls'

afterEach(() => vi.unstubAllGlobals())

const ORIGIN = window.location.origin
const CONFIRM = `${ORIGIN}/za/checkout/?step=confirm`
const PAYMENT = { cartId: CART_ID, amount: 1199, key: 'key-1', returns: returnAddresses(ORIGIN) }
const PAID = 'process_blackbird_payment'
const PLANNED = 'process_blackbird_credit_card_payment_and_activate_instalment_plan'
const blackbird = (payment_method: string, tokenize: boolean) => ({ payment_method, tokenize, amount: 1199 })

/** Way to pay, the method that serves it, button, name, first call with its body, second call with its body. */
test.each<[Choice, PaymentMethod, string, string, string, object, string?, object?]>([
  [
    'Card',
    'Credit Card (Checkout)',
    'Pay R1,199.00',
    'Card',
    'initiate_checkout_payment',
    { amount: 1199, success_url: CONFIRM, cancel_url: `${ORIGIN}/za/checkout/?step=payment&returned=1` },
  ],
  [
    'Card',
    'Credit Card (Blackbird)',
    'Pay R1,199.00',
    'Card',
    'initiate_blackbird_payment',
    blackbird('Credit Card (Blackbird)', false),
    PAID,
    { id: 'payment-1', payment_method: 'Credit Card (Blackbird)' },
  ],
  [
    INSTALMENTS,
    'Credit Card (Blackbird)',
    'Pay the first instalment',
    'Pay in 6 monthly instalments',
    'initiate_blackbird_payment',
    blackbird('Credit Card (Blackbird)', true),
    PLANNED,
    { id: 'payment-1' },
  ],
  [
    'Instant EFT',
    'Instant EFT (Stitch)',
    'Go to your bank',
    'Instant EFT',
    'stitch_instant_eft',
    { amount: 1199, return_url: CONFIRM },
  ],
  [
    'Instant EFT',
    'Instant EFT (Blackbird)',
    'Go to your bank',
    'Instant EFT',
    'initiate_blackbird_payment',
    blackbird('Instant EFT (Blackbird)', false),
    PAID,
    { id: 'payment-1', payment_method: 'Instant EFT (Blackbird)' },
  ],
  ['EFT', 'EFT', 'Place order', 'EFT', 'eft_intent', { amount: 1199 }],
  [
    'Card on delivery',
    'Card on delivery',
    'Place order',
    'Card on delivery',
    'card_on_delivery_intent',
    { amount: 1199 },
  ],
  [
    'Payment terms',
    'Payment terms',
    'Go on to your card',
    'Payment terms',
    'initiate_blackbird_payment',
    blackbird('Payment terms', true),
    PAID,
    { id: 'payment-1', payment_method: 'Payment terms' },
  ],
  ['Free', 'Free', 'Place order', 'Free', 'initiate_free_payment', { id: CART_ID }],
])('%s by %s', async (choice, method, button, name, first, firstBody, second, secondBody) => {
  const offered = { choice, method, plan: choice === INSTALMENTS ? PLAN : null }
  expect(buttonFor(offered, 1199)).toBe(button)
  expect(nameOf(offered)).toBe(name)

  const shop = new FakeShop(cart({ contact_info: CONTACT }))
  const { start, finish } = callsFor(offered)
  await start(PAYMENT)
  expect(shop.sent).toMatchObject([{ path: `/carts/${CART_ID}/${first}/`, body: firstBody, key: 'key-1' }])
  expect(Boolean(finish)).toBe(Boolean(second))
  shop.backFromBlackbird()
  await finish?.(CART_ID, 'payment-1')
  // Without a key: it may be asked again and again, and must not get the first answer for ever.
  if (second) expect(shop.calls(second)).toMatchObject([{ body: secondBody, key: null }])
})

test('the marks are those of the cards that the provider takes, and of banks', () => {
  const marks = (choice: Choice, method: PaymentMethod) =>
    marksOf({ choice, method, plan: null }).map(nameOfMark)
  expect(marks('Card', 'Credit Card (Checkout)')).toEqual(['Visa', 'Mastercard', 'American Express'])
  expect(marks('Card', 'Credit Card (Blackbird)')).toEqual(['Visa', 'Mastercard'])
  expect(marks('Instant EFT', 'Instant EFT (Stitch)')).toContain('Capitec')
  expect(marks(INSTALMENTS, 'Credit Card (Blackbird)')).toEqual([])
})

test('until something is chosen, the button promises nothing but an order', () => {
  expect(buttonFor(undefined, 1199)).toBe('Place order')
})
