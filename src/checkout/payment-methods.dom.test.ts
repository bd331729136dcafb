import { afterEach, expect, test, vi } from 'vitest'
import { INSTALMENTS, type Choice } from './payment-choice'
import { buttonFor, nameOf, PAYMENTS } from './payment-methods'
import { returnAddresses } from './step-address'
import { cart, CART_ID, CONTACT, PLAN } from './testing/carts'
import { FakeShop } from './testing/fake-shop'

afterEach(() => vi.unstubAllGlobals())

const ORIGIN = window.location.origin
const CONFIRM = `${ORIGIN}/za/checkout/?step=confirm&order=${CART_ID}`
const WISH = { cartId: CART_ID, amount: 1199, key: 'key-1', returns: returnAddresses(ORIGIN, CART_ID) }
const PAID = 'process_blackbird_payment'
const PLANNED = 'process_blackbird_credit_card_payment_and_activate_instalment_plan'
const blackbird = (payment_method: string, tokenize: boolean) => ({ payment_method, tokenize, amount: 1199 })

/** Way to pay, button, name, first call with its body, second call with its body. */
test.each<[Choice, string, string, string, object, string?, object?]>([
  [
    'Credit Card (Checkout)',
    'Pay R1,199.00',
    'Credit Card (Checkout)',
    'initiate_checkout_payment',
    { amount: 1199, success_url: CONFIRM, cancel_url: `${ORIGIN}/za/checkout/?step=payment&returned=1` },
  ],
  [
    'Credit Card (Blackbird)',
    'Pay R1,199.00',
    'Credit Card (Blackbird)',
    'initiate_blackbird_payment',
    blackbird('Credit Card (Blackbird)', true),
    PAID,
    { id: 'payment-1', payment_method: 'Credit Card (Blackbird)' },
  ],
  [
    INSTALMENTS,
    'Pay the first instalment',
    'Pay in 6 monthly instalments',
    'initiate_blackbird_payment',
    blackbird('Credit Card (Blackbird)', true),
    PLANNED,
    { id: 'payment-1' },
  ],
  [
    'Instant EFT (Stitch)',
    'Go to your bank',
    'Instant EFT (Stitch)',
    'stitch_instant_eft',
    { amount: 1199, return_url: CONFIRM },
  ],
  [
    'Instant EFT (Blackbird)',
    'Go to your bank',
    'Instant EFT (Blackbird)',
    'initiate_blackbird_payment',
    blackbird('Instant EFT (Blackbird)', false),
    PAID,
    { id: 'payment-1', payment_method: 'Instant EFT (Blackbird)' },
  ],
  ['EFT', 'Place order', 'EFT', 'eft_intent', { amount: 1199 }],
  ['Card on delivery', 'Place order', 'Card on delivery', 'card_on_delivery_intent', { amount: 1199 }],
  [
    'Payment terms',
    'Go on to your card',
    'Payment terms',
    'initiate_blackbird_payment',
    blackbird('Payment terms', true),
    PAID,
    { id: 'payment-1', payment_method: 'Payment terms' },
  ],
  ['Free', 'Place order', 'Free', 'initiate_free_payment', { id: CART_ID }],
])('%s', async (choice, button, name, first, firstBody, second, secondBody) => {
  const offered = { choice, plan: choice === INSTALMENTS ? PLAN : null }
  expect(buttonFor(offered, 1199)).toBe(button)
  expect(nameOf(offered)).toBe(name)

  const shop = new FakeShop(cart({ contact_info: CONTACT }))
  const { start, finish } = PAYMENTS[choice]
  await start(WISH)
  expect(shop.sent).toMatchObject([{ path: `/carts/${CART_ID}/${first}/`, body: firstBody, key: 'key-1' }])
  expect(Boolean(finish)).toBe(Boolean(second))
  shop.backFromBlackbird()
  await finish?.(CART_ID, 'payment-1')
  // Without a key: it may be asked again and again, and must not get the first answer for ever.
  if (second) expect(shop.calls(second)).toMatchObject([{ body: secondBody, key: null }])
})

test('until the shop has said what it takes, the button promises nothing but an order', () => {
  expect(buttonFor(undefined, 1199)).toBe('Place order')
})
