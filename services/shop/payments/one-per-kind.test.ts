import { expect, it } from 'vitest'
import { alternativesTo, onePerKind } from './method-rules'
import { PAYMENT_METHODS, type PaymentMethod } from './providers'

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
  { when: 'a flag names something else', flags: ['payment_terms'], card: CHECKOUT, instantEft: STITCH },
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

it('each of them can take the place of the other, and of nothing else', () => {
  const instead = PAYMENT_METHODS.map((method) => [method, ...alternativesTo(method)])
  expect(instead.filter(({ length }) => length > 1)).toEqual([
    [CHECKOUT, BLACKBIRD],
    [BLACKBIRD, CHECKOUT],
    [STITCH, BANK],
    [BANK, STITCH],
  ])
})
