import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sellable } from '../testing/sellable'
import type { Sellable } from './catalogue'
import { toRand } from '../../../shared/money'
import { priceLine } from './pricing'
import type { PromoCode } from './promo-rules'
import { totals } from './totals'

// From catalogue price to the total on the screen, for any cart.

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

const line = fc
  .record({
    price: cents,
    promotion: fc.option(promotion),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    goods: fc.boolean(),
  })
  .map(({ price, promotion: offer, quantity, goods }) =>
    priceLine({ id: '1', kind: 'product', code: 'x', quantity }, item(price, offer, goods), NOW),
  )
const promo = fc.record<PromoCode>({
  code: fc.constant('X'),
  description: fc.constant(''),
  percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
  centsOff: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  freeShipping: fc.boolean(),
  expiresAt: fc.constant(null),
  maxUses: fc.constant(null),
  maxUsesPerBuyer: fc.constant(null),
})
const lines = fc.array(line, { maxLength: 20 })

/** Half a cent and more goes up; in whole numbers, so that no float has a say. */
const roundedDivision = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

describe('the totals of any cart', () => {
  it('are the lines less the discount plus the delivery, to the cent', () => {
    fc.assert(
      fc.property(lines, fc.option(promo), (priced, code) => {
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
      fc.property(lines, promo, (priced, code) => {
        const { subtotal, discount } = totals(priced, code, 15)
        const percent = roundedDivision(BigInt(subtotal) * BigInt(code.percentOff ?? 0), 100n)
        expect(discount).toBe(Math.min(subtotal, percent + (code.centsOff ?? 0)))
      }),
    )
  })

  it('round the VAT once, over the total, and not line by line', () => {
    fc.assert(
      fc.property(lines, fc.option(promo), (priced, code) => {
        const { total, vat } = totals(priced, code, 15)
        expect(vat).toBe(roundedDivision(BigInt(total) * 15n, 115n))
      }),
    )
    const threeOfFourCents = Array.from({ length: 3 }, () => ({ lineTotalCents: 4, components: [] }))
    expect(totals(threeOfFourCents, null, 15).vat).toBe(2)
  })

  it('leave as rand with two decimals at most, and add up there too', () => {
    fc.assert(
      fc.property(lines, fc.option(promo), (priced, code) => {
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
      fc.property(lines, fc.option(promo), (priced, code) => {
        expect(totals([...priced].reverse(), code, 15)).toEqual(totals(priced, code, 15))
      }),
    )
  })
})
