import { expect, test, afterEach, vi } from 'vitest'
import { PLAN, cart, CART_ID, CONTACT } from '../testing/carts'
import {
  choicesOf,
  pick,
  type InstalmentPlan,
  type PaymentOffer,
  INSTALMENTS,
  buttonFor,
  marksOf,
  nameOf,
  type Choice,
} from './payment-methods'
import type { PaymentMethod } from '../../../shared/orders'
import { nameOfMark } from './payment-marks'
import { returnAddresses } from '../step-address'
import { FakeShop } from '../testing/fake-shop'
import { callsFor } from './payment-calls'

const offers = (plan: InstalmentPlan): PaymentOffer[] => [
  { name: 'Credit Card (Checkout)', instalment_plan: null },
  { name: 'Credit Card (Blackbird)', instalment_plan: plan },
  { name: 'EFT', instalment_plan: null },
]
const named = (offered: PaymentOffer[]) => choicesOf(offered).map(({ choice, method }) => [choice, method])

test('each offer is a choice of its own; an offer with a plan is the card in instalments', () => {
  expect(named(offers(PLAN))).toEqual([
    ['Card', 'Credit Card (Checkout)'],
    ['Instalments', 'Credit Card (Blackbird)'],
    ['EFT', 'EFT'],
  ])
})

test.each(['instalment', 'number', 'total', 'annual_rate', 'residual'] as const)(
  'a plan that lacks its %s is not shown (NCA regulation 21)',
  (figure) => {
    const lacking = { ...PLAN, [figure]: undefined } as unknown as InstalmentPlan
    expect(named(offers(lacking)).map(([choice]) => choice)).toEqual(['Card', 'EFT'])
  },
)

test('a choice stays selected while it is offered, else the card is', () => {
  const choices = choicesOf(offers(PLAN))
  expect(pick(choices, 'EFT')?.choice).toBe('EFT')
  expect(pick(choices, 'Free')?.choice).toBe('Card')
  expect(pick(choices, null)?.choice).toBe('Card')
})

test('the only offered choice is preselected', () => {
  expect(pick(choicesOf([{ name: 'Free', instalment_plan: null }]), null)?.choice).toBe('Free')
  expect(pick([], 'EFT')).toBeUndefined()
})

afterEach(() => vi.unstubAllGlobals())

const ORIGIN = window.location.origin
const CONFIRM = `${ORIGIN}/za/checkout/?step=confirm`
const PAYMENT = { cartId: CART_ID, amount: 1199, key: 'key-1', returns: returnAddresses(ORIGIN) }
const PAID = 'process_blackbird_payment'
const PLANNED = 'process_blackbird_credit_card_payment_and_activate_instalment_plan'
const blackbird = (payment_method: string, tokenize: boolean) => ({ payment_method, tokenize, amount: 1199 })

/** Choice, the method that serves it, button, name, first call with its body, second call with its body. */
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
  // Without a key: the call is repeated, and each needs a fresh answer.
  if (second) expect(shop.calls(second)).toMatchObject([{ body: secondBody, key: null }])
})

test('the marks show the cards that the provider accepts; the instalments have none', () => {
  const marks = (choice: Choice, method: PaymentMethod) =>
    marksOf({ choice, method, plan: null }).map(nameOfMark)
  expect(marks('Card', 'Credit Card (Blackbird)')).toEqual(['Visa', 'Mastercard', 'Apple Pay', 'Google Pay'])
  expect(marks(INSTALMENTS, 'Credit Card (Blackbird)')).toEqual([])
})
