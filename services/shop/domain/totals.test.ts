import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PromoCode } from './promo-rules'
import { vatContained } from '../../../shared/vat'
import { totals } from './totals'

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
