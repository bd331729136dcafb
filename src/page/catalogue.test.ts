import { expect, test } from 'vitest'
import { exampleBundle, exampleEntry, exampleProduct } from '../catalogue/testing'
import { pageCatalogue } from './catalogue'
import { pageNeeds } from './needs'
import type { Story } from './story'
import { exampleSpace, exampleStory } from './testing/space'

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

test('the fees and prices of its products come along, in the words of the space', () => {
  const story = (component: string, code: string): Story => exampleStory(code, { component, code })
  const withPrices = [
    entryStory({ feeType: 'card-payments', priceItems: 'rent, data' }),
    story('catalogue_fee_type', 'card-payments'),
    story('catalogue_fee_type', 'online'),
    story('catalogue_price_item', 'rent'),
    story('catalogue_price_item', 'payout'),
    story('catalogue_bundle', 'starter-kit'),
  ]
  expect(
    pageCatalogue(
      pageNeeds({ component: 'product_card', sku: 'khumo', bundle_code: 'starter-kit' }),
      exampleSpace({ stories: withPrices, ...shop }),
    ),
  ).toMatchObject({
    feeTypes: [{ code: 'card-payments' }],
    priceItems: [{ code: 'rent' }],
    bundleEntries: [{ code: 'starter-kit' }],
  })
  expect(
    pageCatalogue(
      pageNeeds({ component: 'product_card', sku: 'dock' }),
      exampleSpace({ stories: withPrices, ...shop }),
    ),
  ).toMatchObject({
    feeTypes: [],
    priceItems: [],
    bundleEntries: [],
  })
})

test('a solution brings what it holds, and a block the prices that it names', () => {
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
