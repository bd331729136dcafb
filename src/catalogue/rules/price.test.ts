import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from '../testing'
import { priceNow } from './price'

const NOW = Date.parse('2026-11-20T12:00:00+02:00')
const RUNNING = {
  promotion_start_date: '2026-11-01 00:00:00',
  promotion_end_date: '2027-01-31 23:59:59',
}
const at = (time: string) => Date.parse(`${time}+02:00`)

describe('the price of the shop', () => {
  test.each([
    ['no other price', { unit_price: 1199, original_unit_price: null }, undefined, 0],
    ['an original price of zero', { unit_price: 0, original_unit_price: 0, ...RUNNING }, undefined, 0],
    ['a running promotion', { unit_price: 2499, original_unit_price: 2799, ...RUNNING }, 2799, 300],
    [
      'an original price that equals the price',
      { unit_price: 449, original_unit_price: 449, ...RUNNING },
      449,
      0,
    ],
    ['an original price below the price', { unit_price: 449, original_unit_price: 379, ...RUNNING }, 379, 0],
    ['a lower price without dates', { unit_price: 379, original_unit_price: 449 }, 449, 0],
    [
      'a promotion without an end',
      { unit_price: 379, original_unit_price: 449, ...RUNNING, promotion_end_date: null },
      449,
      0,
    ],
    [
      'dates that cannot be read',
      { unit_price: 379, original_unit_price: 449, ...RUNNING, promotion_start_date: 'soon' },
      449,
      0,
    ],
    ['a saving in cents', { unit_price: 999.95, original_unit_price: 1199.9, ...RUNNING }, 1199.9, 199.95],
  ])('with %s', (_case, fields, originalPrice, savings) => {
    expect(priceNow(exampleProduct(fields), undefined, NOW)).toEqual({
      price: fields.unit_price,
      originalPrice,
      onPromotion: savings > 0,
      savings,
      ...(savings > 0 && { promotionEnd: '2027-01-31' }),
    })
  })

  test.each([
    ['the second before it starts', at('2026-10-31T23:59:59'), false],
    ['its first moment', at('2026-11-01T00:00:00'), true],
    ['its last moment', at('2027-01-31T23:59:59'), true],
    ['the second after it ended', at('2027-02-01T00:00:00'), false],
  ])('is a promotion at %s: %o', (_moment, now, onPromotion) => {
    const product = exampleProduct({ unit_price: 2499, original_unit_price: 2799, ...RUNNING })
    expect(priceNow(product, undefined, now).onPromotion).toBe(onPromotion)
  })

  test('counts a date without a time from its first to its last moment, in South Africa', () => {
    const product = exampleProduct({
      unit_price: 379,
      original_unit_price: 449,
      promotion_start_date: '2026-11-20',
      promotion_end_date: '2026-11-20',
    })
    const onPromotion = (time: string) => priceNow(product, undefined, at(time)).onPromotion
    expect(
      ['2026-11-19T23:59:59', '2026-11-20T00:00:00', '2026-11-20T23:59:59', '2026-11-21T00:00:00'].map(
        onPromotion,
      ),
    ).toEqual([false, true, true, false])
  })
})

describe('the price of the content', () => {
  const forced = { forceStoryblokPrice: true, price: '950.00' }
  const dates = { promotionStartDate: '2026-11-01 00:00', promotionEndDate: '2026-11-30 00:00' }
  test.each([
    ['is used if forced', forced, 950, false],
    ['is not used otherwise', { ...forced, forceStoryblokPrice: false }, 1199, false],
    ['may be written as on the page', { ...forced, price: 'R 1,950.50' }, 1950.5, false],
    ['falls back to the shop when it is no amount', { ...forced, price: 'ask us' }, 1199, false],
    ['falls back to the shop when it is empty', { ...forced, price: '' }, 1199, false],
    ['is lowered to its promotion price', { ...forced, ...dates, promotionPrice: '900' }, 900, true],
    [
      'counts in full when its promotion is over',
      { ...forced, ...dates, promotionEndDate: '2026-11-10 00:00', promotionPrice: '900' },
      950,
      false,
    ],
    ['counts in full when its promotion has no dates', { ...forced, promotionPrice: '900' }, 950, false],
    [
      'counts in full when its promotion is no saving',
      { ...forced, ...dates, promotionPrice: '990' },
      950,
      false,
    ],
  ])('%s', (_case, fields, price, onPromotion) => {
    expect(priceNow(exampleProduct(), exampleEntry(fields), NOW)).toMatchObject({ price, onPromotion })
  })
})

test('price and saving always add up to the original price', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(cents, cents, (price, original) => {
      const product = exampleProduct({
        unit_price: price / 100,
        original_unit_price: original / 100,
        ...RUNNING,
      })
      const { savings, onPromotion } = priceNow(product, undefined, NOW)
      expect(onPromotion).toBe(original > price)
      expect(Math.round(savings * 100)).toBe(onPromotion ? original - price : 0)
    }),
  )
})
