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
const DEFAULTS: PaymentMethod[] = [CHECKOUT, STITCH]
const OTHERS: PaymentMethod[] = [BLACKBIRD, BANK]
const ALL = [...DEFAULTS, ...OTHERS]
const BOTH_FLAGS = ['card_blackbird', 'instant_eft_blackbird']

interface Circumstances {
  flags?: string[]
  unreachable?: PaymentMethod[]
  /** Methods that the shop does not have. */
  off?: PaymentMethod[]
}

it.each<[string, Circumstances, PaymentMethod[]]>([
  ['nothing is said', {}, DEFAULTS],
  ['a flag names the provider of cards', { flags: ['card_blackbird'] }, [BLACKBIRD, STITCH]],
  ['a flag names that of instant EFT', { flags: ['instant_eft_blackbird'] }, [CHECKOUT, BANK]],
  ['the defaults were down', { unreachable: DEFAULTS }, OTHERS],
  ['those that the flags name were down', { flags: BOTH_FLAGS, unreachable: OTHERS }, DEFAULTS],
  ['all were down', { unreachable: ALL }, DEFAULTS],
  ['all were down and flags name some', { flags: BOTH_FLAGS, unreachable: ALL }, OTHERS],
  ['the shop does not have the defaults', { off: DEFAULTS }, OTHERS],
  ['those that the shop has were down', { off: DEFAULTS, unreachable: OTHERS }, OTHERS],
  ['the shop has none of them', { off: ALL }, []],
])(
  'one method of each kind is offered when %s',
  (_when, { flags = [], unreachable = [], off = [] }, pages) => {
    const methods = PAYMENT_METHODS.filter((method) => !off.includes(method))
    expect(onePerKind(methods, { featureFlags: flags, unreachable })).toEqual([
      ...pages,
      'EFT',
      'Card on delivery',
      'Payment terms',
      'Free',
    ])
  },
)

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
