import { expect, test } from 'vitest'
import fc from 'fast-check'
import { codeOf } from '../../../catalogue'
import { exampleBundle, exampleItems, exampleProduct } from '../../../catalogue/testing'
import {
  applyListing,
  WHOLE_LISTING,
  type Listing,
  countFilters,
  PRICES,
  readListing,
  SORTS,
  writeListing,
  type PriceBand,
  type Sort,
} from './listing'

const PROMOTION = { promotion_start_date: '2026-11-01 00:00:00', promotion_end_date: '2026-12-01 00:00:00' }
const ITEMS = exampleItems(
  [
    exampleProduct(),
    exampleProduct({
      sku: 'sim-data',
      type: 'sim_card',
      short_name: 'Data SIM',
      unit_price: 49,
      description: 'A spare SIM.',
    }),
    exampleProduct({ sku: 'stand', type: 'accessory', short_name: 'Counter stand', unit_price: 500 }),
    exampleProduct({
      sku: 'dock',
      type: 'accessory',
      short_name: 'charging dock',
      unit_price: 349,
      can_be_purchased: false,
      reason_not_available: 'out_of_stock',
    }),
    exampleProduct({
      sku: 'counter',
      type: 'point_of_sale',
      short_name: 'Counter',
      unit_price: 5999,
      original_unit_price: 6499,
      ...PROMOTION,
    }),
  ],
  [exampleBundle({ ...PROMOTION, unit_price: 2000, original_unit_price: 2100 })],
)

const ALL = ['khumo', 'sim-data', 'stand', 'dock', 'counter', 'starter-kit']
const codes = (listing: Partial<Listing>) => applyListing(ITEMS, { ...WHOLE_LISTING, ...listing }).map(codeOf)

test.each<[string, Partial<Listing>, string[]]>([
  ['everything in the shop’s order', {}, ALL],
  ['items with every word of the search, in any case', { search: 'sim SPARE' }, ['sim-data']],
  ['items found by their type', { search: 'accessories' }, ['stand', 'dock']],
  ['a bundle found by its products', { search: 'kit khumo' }, ['starter-kit']],
  ['nothing if one word is nowhere', { search: 'sim fridge' }, []],
  ['everything for a blank search', { search: '  ' }, ALL],
  ['items below R500', { price: 'under-500' }, ['sim-data', 'dock']],
  ['items from R500 to R2,000, both included', { price: '500-2000' }, ['khumo', 'stand', 'starter-kit']],
  ['items above R2,000', { price: 'over-2000' }, ['counter']],
  ['items in stock', { search: 'accessories', inStock: true }, ['stand']],
  ['items on promotion', { onPromotion: true }, ['counter', 'starter-kit']],
  ['items that match every filter', { onPromotion: true, price: '500-2000', search: 'kit' }, ['starter-kit']],
  [
    'the cheapest first',
    { sort: 'price-asc' },
    ['sim-data', 'dock', 'stand', 'khumo', 'starter-kit', 'counter'],
  ],
  [
    'the dearest first',
    { sort: 'price-desc' },
    ['counter', 'starter-kit', 'khumo', 'stand', 'dock', 'sim-data'],
  ],
  ['names from A to Z', { sort: 'name' }, ['dock', 'counter', 'stand', 'sim-data', 'khumo', 'starter-kit']],
])('shows %s', (_case, listing, expected) => {
  expect(codes(listing)).toEqual(expected)
})

test('does not change the given list', () => {
  codes({ sort: 'price-asc' })
  expect(ITEMS.map(codeOf)).toEqual(ALL)
})

test.each([
  ['', WHOLE_LISTING],
  ['?sort=random', WHOLE_LISTING],
  ['?price=toString', WHOLE_LISTING],
  ['?price=free&in_stock=yes&on_promotion=true', WHOLE_LISTING],
  ['?promotion=WELCOME10', WHOLE_LISTING],
  ['?sort=name&q=data+sim', { ...WHOLE_LISTING, sort: 'name', search: 'data sim' }],
  [
    '?price=500-2000&in_stock=1&on_promotion=1',
    { ...WHOLE_LISTING, price: '500-2000', inStock: true, onPromotion: true },
  ],
])('reads the URL %o', (query, listing) => {
  expect(readListing(query)).toEqual(listing)
})

test('reads back what was written, and keeps other parameters', () => {
  const listings = fc.record({
    price: fc.constantFrom('', ...(Object.keys(PRICES) as PriceBand[])),
    inStock: fc.boolean(),
    onPromotion: fc.boolean(),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    search: fc.string({ unit: 'grapheme' }),
  })
  fc.assert(
    fc.property(listings, (listing) => {
      const query = writeListing('?tab=Overview&promotion=R100OFF&q=old', listing)
      expect(readListing(query)).toEqual(listing)
      const other = new URLSearchParams(query)
      expect([other.get('tab'), other.get('promotion')]).toEqual(['Overview', 'R100OFF'])
    }),
  )
})

test('a listing without filters leaves the URL empty', () => {
  expect(writeListing('?sort=name&q=dock&price=under-500&in_stock=1&on_promotion=1', WHOLE_LISTING)).toBe('')
})

test.each<[string, Partial<Listing>, number]>([
  ['nothing', {}, 0],
  ['an order, which is not a filter', { sort: 'name' }, 0],
  ['a word', { search: 'dock' }, 1],
  ['a price and both switches', { price: 'under-500', inStock: true, onPromotion: true, sort: 'name' }, 3],
])('counts the active filters: %s', (_case, chosen, count) => {
  expect(countFilters({ ...WHOLE_LISTING, ...chosen })).toBe(count)
})
