import { expect, test } from 'vitest'
import { exampleBundle, exampleEntry, exampleProduct } from '../catalogue/testing'
import { nextChange, pageCatalogue, pricedAt } from './catalogue'
import { pageNeeds } from './needs'
import type { Story } from './story'
import { exampleSpace, exampleStory } from './testing/space'
import { priceNow } from '../catalogue/rules'

const entryStory = (fields: Parameters<typeof exampleEntry>[0]): Story =>
  exampleStory('shop/catalogue/khumo', { component: 'catalogue_product', ...exampleEntry(fields) })

const shop = {
  products: ['khumo', 'go', 'dock', 'sim-data'].map((sku) => exampleProduct({ sku })),
  bundles: [
    exampleBundle({ items: [{ sku: 'sim-data', quantity: 1 }] }),
    exampleBundle({ bundle_code: 'kit' }),
  ],
}
const stories = [
  entryStory({ recommendedSkus: 'dock', showRecommendedProducts: true }),
  entryStory({ sku: 'go', recommendedSkus: 'sim-data', showRecommendedProducts: false }),
]

const codes = (content: object) => {
  const { products, bundles, entries } = pageCatalogue(
    pageNeeds({ component: 'product_card', ...content }),
    exampleSpace({ stories, ...shop }),
  )
  return [
    products.map(({ sku }) => sku),
    bundles.map((bundle) => bundle.bundle_code),
    entries.map(({ sku }) => sku),
  ]
}

test('a page has the fees and prices of its products', () => {
  const story = (component: string, code: string): Story => exampleStory(code, { component, code })
  const withPrices = [
    entryStory({ feeType: 'card-payments', priceItems: 'rent, data' }),
    story('catalogue_fee_type', 'card-payments'),
    story('catalogue_fee_type', 'online'),
    story('catalogue_price_item', 'rent'),
    story('catalogue_price_item', 'payout'),
    story('catalogue_bundle', 'starter-kit'),
  ]
  const space = exampleSpace({ stories: withPrices, ...shop })
  const catalogueOf = (card: object) =>
    pageCatalogue(pageNeeds({ component: 'product_card', ...card }), space)
  expect(catalogueOf({ sku: 'khumo', bundle_code: 'starter-kit' })).toMatchObject({
    feeTypes: [{ code: 'card-payments' }],
    priceItems: [{ code: 'rent' }],
    bundleEntries: [{ code: 'starter-kit' }],
  })
  expect(catalogueOf({ sku: 'dock' })).toMatchObject({ feeTypes: [], priceItems: [], bundleEntries: [] })
})

test('a page has the items of its solutions, and the prices that its blocks name', () => {
  const space = exampleSpace({
    ...shop,
    stories: [
      exampleStory('catalogue/stall', {
        component: 'catalogue_solution',
        code: 'stall',
        includedItems: [{ sku: 'dock' }, { sku: 'go' }],
      }),
      exampleStory('catalogue/rent', { component: 'catalogue_price_item', code: 'rent' }),
    ],
  })
  const needs = pageNeeds([
    { component: 'solution_info', solution: 'stall' },
    { component: 'data_card', price_item: 'rent' },
  ])
  expect(pageCatalogue(needs, space)).toMatchObject({
    products: [{ sku: 'dock' }, { sku: 'go' }],
    solutions: [{ code: 'stall' }],
    priceItems: [{ code: 'rent' }],
  })
})

test.each([
  ['nothing for a page without products', {}, [[], [], []]],
  ['a product with what it recommends', { sku: 'khumo' }, [['khumo', 'dock'], [], ['khumo']]],
  ['a product that recommends nothing now', { sku: 'go' }, [['go'], [], ['go']]],
  ['a bundle with what it holds', { bundle_code: 'starter-kit' }, [['sim-data'], ['starter-kit'], []]],
  [
    'everything for a listing',
    { component: 'shop_items' },
    [
      ['khumo', 'go', 'dock', 'sim-data'],
      ['starter-kit', 'kit'],
      ['khumo', 'go'],
    ],
  ],
])('%s', (_case, content, expected) => {
  expect(codes(content)).toEqual(expected)
})

const NOTHING = { products: [], bundles: [], entries: [], until: [] }
const promoted = {
  unit_price: 900,
  original_unit_price: 1000,
  promotion_start_date: '2026-11-01 00:00:00',
  promotion_end_date: '2026-11-20',
}
const at = (day: string) => Date.parse(`${day}+02:00`)
const product = exampleProduct(promoted)

test('without a promotion a page’s data is the same from one change of VAT to the next', () => {
  const on = (day: string) => pricedAt({ ...NOTHING, products: [exampleProduct()] }, at(day))
  expect(on('2026-11-22T09:00:00')).toBe('2018-03-31T22:00:00.000Z')
  expect(on('2027-06-01T23:00:00')).toBe('2018-03-31T22:00:00.000Z')
  expect(on('2018-03-31T23:59:59')).toBe('1993-04-06T22:00:00.000Z')
})

test.each([
  ['before it begins', '2026-10-31T23:59:59', '2018-03-31T22:00:00.000Z', false],
  ['in its first moment', '2026-11-01T00:00:00', '2026-10-31T22:00:00.000Z', true],
  ['in its last moment', '2026-11-20T23:59:59.999', '2026-10-31T22:00:00.000Z', true],
  ['when it is over', '2026-11-21T00:00:00', '2026-11-20T22:00:00.000Z', false],
])('%s a promotion is judged by that moment', (_when, day, moment, runs) => {
  const judged = pricedAt({ ...NOTHING, products: [product] }, at(day))
  expect(judged).toBe(moment)
  expect(priceNow(product, undefined, Date.parse(judged)).onPromotion).toBe(runs)
  expect(priceNow(product, undefined, at(day)).onPromotion).toBe(runs)
})

test('promotions of bundles and of forced prices count too', () => {
  const entry = exampleEntry({ promotionStartDate: '2026-11-10', promotionEndDate: '2026-11-11' })
  const changes = { ...NOTHING, products: [product], bundles: [exampleBundle(promoted)], entries: [entry] }
  expect(pricedAt({ ...NOTHING, bundles: changes.bundles }, at('2026-11-05T12:00:00'))).toBe(
    '2026-10-31T22:00:00.000Z',
  )
  expect(pricedAt(changes, at('2026-11-15T12:00:00'))).toBe('2026-11-11T22:00:00.000Z')
})

test('the end of an offer in a block counts too', () => {
  const until = ['2026-11-12 18:00', 'soon', '2027-06-30']
  expect(pricedAt({ ...NOTHING, until }, at('2026-11-12T17:59:59'))).toBe('2018-03-31T22:00:00.000Z')
  expect(pricedAt({ ...NOTHING, until }, at('2026-11-12T18:00:01'))).toBe('2026-11-12T16:00:00.001Z')
})

test('the next change is the earliest one ahead, of an item of the shop or of an offer on a page', () => {
  const banner = { component: 'promo_cta_counter_banner', timer_target_date: '2026-11-12 18:00' }
  const page = exampleStory('pricing', { component: 'page', body: [banner] })
  const next = (day: string) =>
    nextChange({ ...exampleSpace({ products: [product], stories: [page] }), now: at(day) })
  expect(next('2026-10-31T23:59:59')).toBe(at('2026-11-01T00:00:00'))
  expect(next('2026-11-01T00:00:00')).toBe(at('2026-11-12T18:00:00') + 1)
  expect(next('2026-11-13T00:00:00')).toBe(at('2026-11-21T00:00:00'))
  expect(next('2026-11-21T00:00:00')).toBeUndefined()
})
