import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatRand, toRand } from '../../../shared/money'
import { amountRows, type ShopCart } from '../../../shared/orders'
import { promoCode, sellable } from '../testing/sellable'
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

const line = (lineTotalCents: number) => ({ lineTotalCents, components: [{ needsDelivery: true }] })

test.each<[string, number[], PromoCode | null, number, number, number, number]>([
  ['the VAT within', [119_900], null, 119_900, 0, 119_900, 15_639],
  ['ten per cent', [119_900, 99], promoCode({ percentOff: 10 }), 119_999, 12_000, 107_999, 14_087],
  ['R100 off', [119_900], promoCode({ centsOff: 10_000 }), 119_900, 10_000, 109_900, 14_335],
  ['R100 off R49', [4_900], promoCode({ centsOff: 10_000 }), 4_900, 4_900, 0, 0],
])('totals count %s', (_name, lines, code, subtotal, discount, total, vat) => {
  const expected = { subtotal, discount, shipping: 0, total, vat, vatPercent: 15 }
  expect(totals(lines.map(line), code, 15)).toEqual(expected)
})

// From the catalogue price to the total on the screen, for any cart.

const NOW = new Date('2026-11-20T12:00:00+02:00')

const anyLine = fc
  .record({
    priceCents: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    needsDelivery: fc.boolean(),
  })
  .map(({ priceCents, quantity, needsDelivery }) => {
    const components = [{ sku: 'x', quantity: 1, stock: null, needsDelivery }]
    const item = sellable({ code: 'x', priceCents, components })
    return priceLine({ id: '1', kind: 'product', code: 'x', quantity }, item, NOW)
  })
const anyPromo = fc
  .record({
    percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
    centsOff: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    freeShipping: fc.boolean(),
  })
  .map(promoCode)
const lines = fc.array(anyLine, { maxLength: 20 })

/** The cents that a person reads in `R1,199.00`, `-R100.00` or `Free with CODE`. */
const read = (shown: string): number =>
  shown.startsWith('Free') ? 0 : Number(shown.replace(/[R,]/g, '').replace('.', ''))

/** Rounds half a cent up, in whole numbers, so that floats cause no errors. */
const roundedDivision = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

describe('the totals of any cart', () => {
  it('are the lines less the discount plus the delivery, to the cent', () => {
    fc.assert(
      fc.property(lines, fc.option(anyPromo), (priced, code) => {
        const { subtotal, discount, shipping, total } = totals(priced, code, 15, 'express')
        const sum = priced.reduce(
          (all, line) => all + BigInt(line.unitPriceCents) * BigInt(line.quantity),
          0n,
        )
        expect(BigInt(subtotal)).toBe(sum)
        expect(BigInt(total)).toBe(sum - BigInt(discount) + BigInt(shipping))
      }),
    )
  })

  it('are shown as amounts that sum up: the lines to the subtotal, and that with discount and delivery to the total', () => {
    fc.assert(
      fc.property(lines, fc.option(anyPromo), (priced, code) => {
        const { vatPercent, ...counted } = totals(priced, code, 15, 'express')
        const { subtotal, discount, shipping, vat, total } = counted
        const shown = amountRows({
          totals: {
            ...{ subtotal: toRand(subtotal), discount: toRand(discount), shipping: toRand(shipping) },
            ...{ vat: toRand(vat), total: toRand(total) },
          },
          promo_code: 'CODE',
          delivery: 'express',
          vat_percent: vatPercent,
          items: isDelivered(priced) ? [{}] : [],
        } as unknown as ShopCart)
        const [first, ...others] = shown.parts.map(([, amount]) => read(amount))
        expect(first).toBe(
          priced.reduce((sum, line) => sum + read(formatRand(toRand(line.lineTotalCents))), 0),
        )
        expect(others.reduce((sum, amount) => sum + amount, first ?? 0)).toBe(read(shown.total[1]))
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
        for (const amount of Object.values(sums)) {
          expect(JSON.stringify(toRand(amount))).toMatch(/^\d+(\.\d{1,2})?$/)
          expect(toRand(amount).toFixed(2).replace('.', '')).toBe(String(amount).padStart(3, '0'))
        }
      }),
    )
  })
})
