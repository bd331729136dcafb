import { bundlePriceNow, priceNow } from '../../src/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRand } from '../../shared/money'
import { exampleBundle, exampleProduct } from '../../src/catalogue/testing/index'
import type { Promotion } from './domain/catalogue'
import { priceAt, withForcedPrice } from './domain/pricing'
import { forcedPricesOf } from './learn-from-site'
import { presentedPrice, sellable } from './testing/sellable'

// The shop charges the price that a page shows, for all content and at all times.

const NOON = Date.parse('2026-11-20T12:00:00+02:00')
const day = 24 * 60 * 60 * 1000
const moment = fc.integer({ min: -3 * day, max: 3 * day }).map((ms) => NOON + ms)

const amount = fc.constantFrom('950', '950.00', 'R 1,199.50', '900', '0', '', 'ask us', undefined)
const date = fc.constantFrom(
  ...[
    '2026-11-18',
    '2026-11-20',
    '2026-11-22',
    '2026-11-19 08:30',
    '2026-11-20 12:00:00',
    '2026-11-21T00:00:00Z',
  ],
  ...['', 'soon', undefined],
)
const isForced = fc.boolean()
const own = fc.option(
  fc.constant<Promotion>({ priceCents: 90_000, starts: '2026-11-19 00:00:00', ends: '2026-11-21 23:59:59' }),
)

test('the price of a product', () => {
  const entry = fc.record({
    sku: fc.constant('khumo'),
    forceStoryblokPrice: isForced,
    price: amount,
    promotionPrice: amount,
    promotionStartDate: date,
    promotionEndDate: date,
  })
  fc.assert(
    fc.property(entry, own, moment, (written, promotion, now) => {
      const item = sellable({ kind: 'product', code: 'khumo', priceCents: 119_900, promotion })
      const [forced] = forcedPricesOf({ entries: [written], bundleEntries: [] })
      const charged = forced ? withForcedPrice(item, forced) : item
      const page = priceNow(exampleProduct(presentedPrice(item, now)), written, now)
      const line = priceNow(exampleProduct(presentedPrice(charged, now)), undefined, now)
      expect(toRand(priceAt(charged, new Date(now)).unitCents)).toBe(page.price)
      expect([line.price, line.onPromotion, line.savings]).toEqual([
        page.price,
        page.onPromotion,
        page.savings,
      ])
    }),
    { numRuns: 2000 },
  )
})

test('the price of a bundle', () => {
  const entry = fc.record({
    code: fc.constant('starter-kit'),
    forceStoryblokPrice: isForced,
    price: amount,
    originalPrice: amount,
  })
  fc.assert(
    fc.property(entry, own, moment, (written, promotion, now) => {
      const item = sellable({ kind: 'bundle', code: 'starter-kit', priceCents: 149_900, promotion })
      const [forced] = forcedPricesOf({ entries: [], bundleEntries: [written] })
      const charged = forced ? withForcedPrice(item, forced) : item
      const page = bundlePriceNow(exampleBundle(presentedPrice(item, now)), written, now)
      const line = bundlePriceNow(exampleBundle(presentedPrice(charged, now)), undefined, now)
      expect(toRand(priceAt(charged, new Date(now)).unitCents)).toBe(page.price)
      expect([line.price, line.onPromotion, line.savings]).toEqual([
        page.price,
        page.onPromotion,
        page.savings,
      ])
    }),
    { numRuns: 2000 },
  )
})

test('of two entries for one item the first counts, as on the page', () => {
  const entry = (price: string, forceStoryblokPrice = true) => ({ sku: 'khumo', price, forceStoryblokPrice })
  const pricesOf = (entries: ReturnType<typeof entry>[]) =>
    forcedPricesOf({ entries, bundleEntries: [] }).map(({ priceCents }) => priceCents)
  expect(pricesOf([entry('950'), entry('900')])).toEqual([95_000])
  expect(pricesOf([entry('950', false), entry('900')])).toEqual([])
})
