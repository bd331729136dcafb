import { describe, expect, test } from 'vitest'
import { priceLine } from './pricing'
import { Problem } from './problem'
import { assertUseLeft, evaluatePromo, type PromoCode, promoLines } from './promo-rules'
import { promoCode, sellable } from '../testing/sellable'

const NOW = new Date('2026-11-20T12:00:00Z')
const PROMO = promoCode({ percentOff: 10 })
const NONE = { all: 0, buyer: 0, freeAll: 0, freeBuyer: 0 }

const ITEMS = [
  sellable({ code: 'khumo', type: 'card_machine' }),
  sellable({ code: 'dock', type: 'accessory' }),
  sellable({ code: 'starter-kit', kind: 'bundle', type: null }),
]

/** A cart's lines by code, in the rules' format. */
function cartOf(quantities: Record<string, number>) {
  const lines = ITEMS.flatMap((item) => {
    const { kind, code } = item
    const quantity = quantities[code] ?? 0
    return quantity > 0 ? [priceLine({ id: code, kind, code, quantity }, item, NOW)] : []
  })
  const find = ({ code }: { code: string }) => ITEMS.find((item) => item.code === code)
  return promoLines(lines, { storefront: 'shop', find })
}

const reasonOf = (evaluated: PromoCode | Problem): string =>
  evaluated instanceof Problem ? `${evaluated.code}: ${evaluated.message}` : 'taken'

describe('a promo code', () => {
  test('is accepted in any typed form', () => {
    expect(evaluatePromo(PROMO, ' spring ', { lines: [], now: NOW })).toBe(PROMO)
  })

  test.each([
    [
      'unknown',
      undefined,
      NONE,
      'unknown_promo_code: We do not know the promo code SPRING. Check the spelling.',
    ],
    [
      'expired',
      { ...PROMO, expiresAt: NOW, maxUses: 1 },
      { ...NONE, all: 1 },
      'expired_promo_code: The promo code SPRING has expired. Go on without it, or try another one.',
    ],
    ['that expires later', { ...PROMO, expiresAt: new Date(NOW.getTime() + 1) }, NONE, 'taken'],
    [
      'used up',
      { ...PROMO, maxUses: 3 },
      { ...NONE, all: 3 },
      'promo_code_used_up: The promo code SPRING has been used up. Take it off in your cart, or try another one.',
    ],
    ['with a use left', { ...PROMO, maxUses: 3 }, { ...NONE, all: 2 }, 'taken'],
    [
      'used by this buyer',
      { ...PROMO, maxUsesPerBuyer: 1 },
      { ...NONE, buyer: 1 },
      'promo_code_used_up: You have used the promo code SPRING as often as one buyer can. Take it off in your cart, or try another one.',
    ],
    [
      'without a limit, however often it is used',
      PROMO,
      { all: 999, buyer: 99, freeAll: 999, freeBuyer: 99 },
      'taken',
    ],
  ])('%s', (_what, promo, uses, expected) => {
    expect(reasonOf(evaluatePromo(promo, 'SPRING', { lines: [], uses, now: NOW }))).toEqual(expected)
  })

  test.each([
    ['refused at the shop’s limit of free orders today', { ...NONE, freeAll: 100 }],
    ['refused at this buyer’s limit of free orders today', { ...NONE, freeBuyer: 10 }],
  ])('that makes an order free: %s', (_when, uses) => {
    expect(() => assertUseLeft({ promo: PROMO, uses, makesFree: true })).toThrow('promo code SPRING')
    expect(() => assertUseLeft({ promo: PROMO, uses, makesFree: false })).not.toThrow()
  })
})

// Invented rules: each is one row, and receives the cart.
describe('a rule about the cart', () => {
  type Rules = NonNullable<Parameters<typeof evaluatePromo>[3]>

  const twoMachines: Rules = [
    ({ promo, lines }) => {
      const machines = lines.filter(({ type }) => type === 'card_machine')
      return machines.reduce((sum, { quantity }) => sum + quantity, 0) >= 2
        ? undefined
        : ['invalid_request', `${promo.code} is for two card machines or more.`, 'Add another machine']
    },
  ]
  const onlyWithABundle: Rules = [
    ({ lines }) =>
      lines.some(({ kind }) => kind === 'bundle')
        ? undefined
        : ['invalid_request', 'This code comes with a bundle.', 'Add a bundle'],
  ]

  test.each([
    ['two machines', twoMachines, { khumo: 2 }, 'taken'],
    ['a machine and a dock', twoMachines, { khumo: 1, dock: 5 }, 'SPRING is for two card machines or more.'],
    ['nothing', twoMachines, {}, 'SPRING is for two card machines or more.'],
    ['a bundle', onlyWithABundle, { dock: 1, 'starter-kit': 1 }, 'taken'],
    ['no bundle', onlyWithABundle, { khumo: 2 }, 'This code comes with a bundle.'],
  ])('a cart of %s', (_cart, rules, quantities, expected) => {
    const evaluated = evaluatePromo(PROMO, 'SPRING', { lines: cartOf(quantities), now: NOW }, rules)
    expect(reasonOf(evaluated)).toContain(expected)
  })
})
