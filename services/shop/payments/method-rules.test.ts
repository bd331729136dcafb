import { describe, expect, it } from 'vitest'
import { Problem } from '../domain/problem'
import {
  alternativesTo,
  assertMethod,
  CARD_ON_DELIVERY_LIMIT_CENTS,
  methodsFor,
  onePerKind,
  type PayingCart,
  termsRefusal,
} from './method-rules'
import { PAYMENT_METHODS, type PaymentMethod } from './providers'

const CART: PayingCart = {
  totalCents: 119_900,
  isAllShipped: true,
  featureFlags: [],
  termsRefusal: 'Log in.',
  unpaidRefusal: null,
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
    'the limit of the courier’s card machine',
    { totalCents: CARD_ON_DELIVERY_LIMIT_CENTS },
    [...ALWAYS, 'Card on delivery'],
  ],
  ['more than the courier’s limit', { totalCents: CARD_ON_DELIVERY_LIMIT_CENTS + 1 }, ALWAYS],
  [
    'many earlier unpaid orders',
    { unpaidRefusal: 'Pay by card.' },
    ALWAYS.filter((method) => method !== 'EFT'),
  ],
  ['nothing to pay, and many unpaid orders behind it', { totalCents: 0, unpaidRefusal: 'Tomorrow.' }, []],
  ['an approved account that asks for terms', TERMS, [...ALWAYS, 'Card on delivery', 'Payment terms']],
  ['a request for payment terms', { featureFlags: ['payment_terms'] }, [...ALWAYS, 'Card on delivery']],
  ['an approved account that does not ask', { termsRefusal: null }, [...ALWAYS, 'Card on delivery']],
]

describe.each(CARTS)('a cart with %s', (_name, cart, expected) => {
  it('is offered the expected methods', () => {
    expect(methodsFor({ ...CART, ...cart })).toEqual(expected)
  })

  it('is refused exactly the methods that it is not offered', () => {
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

it('a shopper gets the reason why a method is refused', () => {
  expect(() => assertMethod('Card on delivery', { ...CART, totalCents: 500_001 })).toThrow(
    'Card on delivery is for orders up to R5,000.00. Choose another way to pay.',
  )
  expect(() => assertMethod('Payment terms', CART)).toThrow(
    'Payment terms are for accounts that we have approved. Choose another way to pay.',
  )
  expect(() => assertMethod('Payment terms', { ...CART, featureFlags: ['payment_terms'] })).toThrow('Log in.')
})

const CHECKOUT = 'Credit Card (Checkout)'
const BLACKBIRD = 'Credit Card (Blackbird)'
const STITCH = 'Instant EFT (Stitch)'
const BANK = 'Instant EFT (Blackbird)'
const BOTH_FLAGS = ['card_blackbird', 'instant_eft_blackbird']

interface Case {
  when: string
  flags?: string[]
  unreachable?: PaymentMethod[]
  off?: PaymentMethod[]
  card?: PaymentMethod
  instantEft?: PaymentMethod
}

const CASES: Case[] = [
  { when: 'nothing is said', card: CHECKOUT, instantEft: STITCH },
  {
    when: 'a flag names the provider of cards',
    flags: ['card_blackbird'],
    card: BLACKBIRD,
    instantEft: STITCH,
  },
  {
    when: 'a flag names that of instant EFT',
    flags: ['instant_eft_blackbird'],
    card: CHECKOUT,
    instantEft: BANK,
  },
  { when: 'the default was down', unreachable: [CHECKOUT, STITCH], card: BLACKBIRD, instantEft: BANK },
  {
    when: 'the one that the flag names was down',
    flags: BOTH_FLAGS,
    unreachable: [BLACKBIRD, BANK],
    card: CHECKOUT,
    instantEft: STITCH,
  },
  {
    when: 'all were down',
    unreachable: [CHECKOUT, BLACKBIRD, STITCH, BANK],
    card: CHECKOUT,
    instantEft: STITCH,
  },
  {
    when: 'all were down and a flag names one',
    flags: BOTH_FLAGS,
    unreachable: [CHECKOUT, BLACKBIRD, STITCH, BANK],
    card: BLACKBIRD,
    instantEft: BANK,
  },
  { when: 'the shop does not have the default', off: [CHECKOUT, STITCH], card: BLACKBIRD, instantEft: BANK },
  {
    when: 'the one that the shop has was down',
    off: [CHECKOUT, STITCH],
    unreachable: [BLACKBIRD, BANK],
    card: BLACKBIRD,
    instantEft: BANK,
  },
  { when: 'the shop has neither', off: [CHECKOUT, BLACKBIRD, STITCH, BANK] },
]

it.each(CASES)('when $when, card is $card and instant EFT is $instantEft', (row) => {
  const { flags = [], unreachable = [], off = [], card, instantEft } = row
  const methods = PAYMENT_METHODS.filter((method) => !off.includes(method))
  const expected = [card, instantEft, 'EFT', 'Card on delivery', 'Payment terms', 'Free']
  expect(onePerKind(methods, { featureFlags: flags, unreachable })).toEqual(expected.filter(Boolean))
})

it('two methods of one kind can replace each other, and no other method', () => {
  const instead = PAYMENT_METHODS.map((method) => [method, ...alternativesTo(method)])
  expect(instead.filter(({ length }) => length > 1)).toEqual([
    [CHECKOUT, BLACKBIRD],
    [BLACKBIRD, CHECKOUT],
    [STITCH, BANK],
    [BANK, STITCH],
  ])
})

const THANDI = { verifiedEmail: 'thandi@example.co.za' }

it.each<[string, Parameters<typeof termsRefusal>, string | null]>([
  [
    'login is off',
    [undefined, true],
    'We do not take orders on payment terms here. Choose another way to pay.',
  ],
  [
    'the caller is not logged in, or their address is not verified',
    [{ verifiedEmail: undefined }, true],
    'Log in with the account’s email address to pay on terms.',
  ],
  [
    'the account is not approved',
    [THANDI, false],
    'No payment terms are approved for thandi@example.co.za. Choose another way to pay, or call us to apply for them.',
  ],
  ['an approved account whose owner is logged in', [THANDI, true], null],
])('payment terms: %s', (_name, [login, isApproved], refusal) => {
  expect(termsRefusal(login, isApproved)).toBe(refusal)
})
