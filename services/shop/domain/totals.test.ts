import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toRand } from '../../../shared/money'
import { vatContained } from '../../../shared/vat'
import { sellable } from '../testing/sellable'
import type { Sellable } from './catalogue'
import { priceLine } from './pricing'
import type { PromoCode } from './promo-rules'
import { deliveryOptions, isDelivered, shippingCents, totals } from './totals'

const GOODS = { components: [{ needsDelivery: true }] }
const SERVICE = { components: [{ needsDelivery: false }] }

test.each([
  ['standard', [GOODS], 'standard', false, 0],
  ['express', [GOODS], 'express', false, 99_00],
  ['express beside a service', [SERVICE, GOODS], 'express', false, 99_00],
  ['express that a promo code pays for', [GOODS], 'express', true, 0],
  ['express for services only', [SERVICE], 'express', false, 0],
  ['express of nothing', [], 'express', false, 0],
] as const)('%s', (_what, lines, delivery, isFree, cents) => {
  expect(shippingCents(lines, delivery, isFree)).toBe(cents)
})

test('there are delivery options only for lines that are delivered', () => {
  expect(deliveryOptions([GOODS], false).map(({ cents }) => cents)).toEqual([0, 99_00])
  expect(deliveryOptions([SERVICE], false)).toEqual([])
  expect([isDelivered([SERVICE, GOODS]), isDelivered([SERVICE])]).toEqual([true, false])
})

const NONE: PromoCode = {
  code: 'X',
  description: '',
  percentOff: null,
  centsOff: null,
  freeShipping: false,
  expiresAt: null,
  maxUses: null,
  maxUsesPerBuyer: null,
}
const line = (lineTotalCents: number) => ({ lineTotalCents, components: [{ needsDelivery: true }] })

const promo = fc.record({
  code: fc.constant('X'),
  description: fc.constant(''),
  percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
  centsOff: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  freeShipping: fc.boolean(),
  expiresAt: fc.constant(null),
  maxUses: fc.constant(null),
  maxUsesPerBuyer: fc.constant(null),
})
const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 20 })

describe('totals', () => {
  it.each([
    ['no lines', [], null, { subtotal: 0, discount: 0, total: 0, vat: 0 }],
    ['the VAT within', [119_900], null, { subtotal: 119_900, discount: 0, total: 119_900, vat: 15_639 }],
    [
      'ten per cent',
      [119_900, 99],
      { ...NONE, percentOff: 10 },
      { subtotal: 119_999, discount: 12_000, total: 107_999, vat: 14_087 },
    ],
    [
      'R100 off',
      [119_900],
      { ...NONE, centsOff: 10_000 },
      { subtotal: 119_900, discount: 10_000, total: 109_900, vat: 14_335 },
    ],
    [
      'R100 off R49',
      [4_900],
      { ...NONE, centsOff: 10_000 },
      { subtotal: 4_900, discount: 4_900, total: 0, vat: 0 },
    ],
  ])('counts %s', (_name, lines, code, expected) => {
    expect(totals(lines.map(line), code, 15)).toEqual({ ...expected, shipping: 0, vatPercent: 15 })
  })

  it('adds up in whole cents and never falls below zero', () => {
    fc.assert(
      fc.property(amounts, fc.option(promo), (lines, code) => {
        const { subtotal, discount, shipping, vat, total } = totals(lines.map(line), code, 15)
        expect(subtotal - discount + shipping).toBe(total)
        expect([subtotal, discount, shipping, vat, total].every(Number.isInteger)).toBe(true)
        expect(Math.min(discount, total, vat)).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
      }),
    )
  })

  it('leaves 15 % on top of the price without VAT, to the nearest cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (total) => {
        expect(Math.abs((total - vatContained(total, 15)) * 1.15 - total)).toBeLessThanOrEqual(0.6)
      }),
    )
  })
})

// From the catalogue price to the total on the screen, for any cart.

const NOW = new Date('2026-11-20T12:00:00+02:00')

const cents = fc.integer({ min: 0, max: 100_000_000 })
const promotion = fc.record({
  priceCents: cents,
  starts: fc.constantFrom('2026-11-01 00:00:00', '2026-11-20 12:00:00', '2026-11-21 00:00:00'),
  ends: fc.constantFrom('2026-11-19 23:59:59', '2026-11-20 12:00:00', '2027-01-31 23:59:59'),
})

const item = (priceCents: number, promotion: Sellable['promotion'], needsDelivery: boolean): Sellable => {
  const components = [{ sku: 'x', quantity: 1, stock: null, needsDelivery }]
  return sellable({ code: 'x', priceCents, promotion, maxQuantity: 10_000, stock: null, components })
}

const anyLine = fc
  .record({
    price: cents,
    promotion: fc.option(promotion),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    goods: fc.boolean(),
  })
  .map(({ price, promotion: offer, quantity, goods }) =>
    priceLine({ id: '1', kind: 'product', code: 'x', quantity }, item(price, offer, goods), NOW),
  )
const anyPromo = fc.record<PromoCode>({
  code: fc.constant('X'),
  description: fc.constant(''),
  percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
  centsOff: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  freeShipping: fc.boolean(),
  expiresAt: fc.constant(null),
  maxUses: fc.constant(null),
  maxUsesPerBuyer: fc.constant(null),
})
const lines = fc.array(anyLine, { maxLength: 20 })

/** Rounds half a cent up, in whole numbers, so that floats cause no errors. */
const roundedDivision = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

describe('the totals of any cart', () => {
  it('are the lines less the discount plus the delivery, to the cent', () => {
    fc.assert(
      fc.property(lines, fc.option(anyPromo), (priced, code) => {
        const { subtotal, discount, shipping, total } = totals(priced, code, 15)
        const sum = priced.reduce(
          (all, { unitPriceCents, quantity }) => all + BigInt(unitPriceCents) * BigInt(quantity),
          0n,
        )
        expect(BigInt(subtotal)).toBe(sum)
        expect(BigInt(total)).toBe(sum - BigInt(discount) + BigInt(shipping))
      }),
    )
  })

  it('round the discount once, over the whole subtotal', () => {
    fc.assert(
      fc.property(lines, anyPromo, (priced, code) => {
        const { subtotal, discount } = totals(priced, code, 15)
        const percent = roundedDivision(BigInt(subtotal) * BigInt(code.percentOff ?? 0), 100n)
        expect(discount).toBe(Math.min(subtotal, percent + (code.centsOff ?? 0)))
      }),
    )
  })

  it('round the VAT once, over the total, and not line by line', () => {
    fc.assert(
      fc.property(lines, fc.option(anyPromo), (priced, code) => {
        const { total, vat } = totals(priced, code, 15)
        expect(vat).toBe(roundedDivision(BigInt(total) * 15n, 115n))
      }),
    )
    const threeOfFourCents = Array.from({ length: 3 }, () => ({ lineTotalCents: 4, components: [] }))
    expect(totals(threeOfFourCents, null, 15).vat).toBe(2)
  })

  it('are sent as rand with two decimals at most, and add up there too', () => {
    fc.assert(
      fc.property(lines, fc.option(anyPromo), (priced, code) => {
        const sums = totals(priced, code, 15)
        for (const amount of [
          ...Object.values(sums),
          ...priced.map(({ lineTotalCents }) => lineTotalCents),
        ]) {
          expect(JSON.stringify(toRand(amount))).toMatch(/^\d+(\.\d{1,2})?$/)
          expect(toRand(amount).toFixed(2).replace('.', '')).toBe(String(amount).padStart(3, '0'))
        }
      }),
    )
  })

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, fc.option(anyPromo), (priced, code) => {
        expect(totals([...priced].reverse(), code, 15)).toEqual(totals(priced, code, 15))
      }),
    )
  })
})
