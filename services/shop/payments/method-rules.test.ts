import { describe, expect, it } from 'vitest'
import { PAYMENT_METHODS, type PaymentMethod } from './providers'
import { assertMethod, CARD_ON_DELIVERY_LIMIT_CENTS, methodsFor, type PayingCart } from './method-rules'
import { Problem } from '../domain/problem'

const CART: PayingCart = {
  totalCents: 119_900,
  isAllShipped: true,
  featureFlags: [],
  termsRefusal: 'Log in.',
  waitingRefusal: null,
}
const ALWAYS: PaymentMethod[] = [
  'Credit Card (Checkout)',
  'Credit Card (Blackbird)',
  'Instant EFT (Stitch)',
  'Instant EFT (Blackbird)',
  'EFT',
]
const TERMS = { featureFlags: ['payment_terms'], termsRefusal: null }

const CARTS: [string, Partial<PayingCart>, PaymentMethod[]][] = [
  ['goods', {}, [...ALWAYS, 'Card on delivery']],
  ['one cent', { totalCents: 1 }, [...ALWAYS, 'Card on delivery']],
  ['nothing to pay', { totalCents: 0, ...TERMS }, ['Free']],
  ['a service', { isAllShipped: false }, ALWAYS],
  [
    'as much as the courier takes',
    { totalCents: CARD_ON_DELIVERY_LIMIT_CENTS },
    [...ALWAYS, 'Card on delivery'],
  ],
  ['more than the courier takes', { totalCents: CARD_ON_DELIVERY_LIMIT_CENTS + 1 }, ALWAYS],
  [
    'many unpaid orders behind it',
    { waitingRefusal: 'Pay by card.' },
    ALWAYS.filter((method) => method !== 'EFT'),
  ],
  ['nothing to pay, and many unpaid orders behind it', { totalCents: 0, waitingRefusal: 'Tomorrow.' }, []],
  ['an approved account that asks for terms', TERMS, [...ALWAYS, 'Card on delivery', 'Payment terms']],
  ['anybody who asks for terms', { featureFlags: ['payment_terms'] }, [...ALWAYS, 'Card on delivery']],
  ['an approved account that does not ask', { termsRefusal: null }, [...ALWAYS, 'Card on delivery']],
]

describe.each(CARTS)('a cart with %s', (_name, cart, expected) => {
  it('is offered what it may be paid by', () => {
    expect(methodsFor({ ...CART, ...cart })).toEqual(expected)
  })

  it('is refused what it was not offered, and nothing else', () => {
    const taken = PAYMENT_METHODS.filter((method) => {
      try {
        assertMethod(method, { ...CART, ...cart })
        return true
      } catch (error) {
        expect(error).toBeInstanceOf(Problem)
        return false
      }
    })
    expect(new Set(taken)).toEqual(new Set(expected))
  })
})

it('says why a method is refused', () => {
  expect(() => assertMethod('Card on delivery', { ...CART, totalCents: 500_001 })).toThrow(
    'Card on delivery is for orders up to R5,000.00. Choose another way to pay.',
  )
  expect(() => assertMethod('Payment terms', CART)).toThrow(
    'Payment terms are for accounts that we have approved. Choose another way to pay.',
  )
  expect(() => assertMethod('Payment terms', { ...CART, featureFlags: ['payment_terms'] })).toThrow('Log in.')
})
