import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleProduct, mapProductDisplay, type ProductDisplay, type ShopProduct } from '../../../catalogue'
import {
  applyListing,
  readListing,
  SORTS,
  WHOLE_LISTING,
  writeListing,
  type Listing,
  type Sort,
} from './listing'

const product = (fields: Partial<ShopProduct>): ProductDisplay => {
  const display = mapProductDisplay(exampleProduct(fields), undefined, 0)
  if (!display) throw new Error('The example product is sold.')
  return display
}

const PRODUCTS = [
  product({}),
  product({
    sku: 'sim-data',
    type: 'sim_card',
    short_name: 'Data SIM',
    unit_price: 49,
    description: 'A spare SIM.',
  }),
  product({ sku: 'counter-stand', type: 'accessory', short_name: 'Counter stand', unit_price: 449 }),
  product({ sku: 'charging-dock', type: 'accessory', short_name: 'charging dock', unit_price: 349 }),
]

const skus = (listing: Partial<Listing>) =>
  applyListing(PRODUCTS, { ...WHOLE_LISTING, ...listing }).map(({ sku }) => sku)

describe('shows', () => {
  test.each([
    ['everything in the shop’s order', {}, ['khumo', 'sim-data', 'counter-stand', 'charging-dock']],
    ['one type', { type: 'accessory' }, ['counter-stand', 'charging-dock']],
    ['what has every word, in any case', { search: 'sim SPARE' }, ['sim-data']],
    ['what is found by its type', { search: 'accessories' }, ['counter-stand', 'charging-dock']],
    ['nothing for a stray word', { search: 'sim fridge' }, []],
    ['everything for blanks', { search: '  ' }, ['khumo', 'sim-data', 'counter-stand', 'charging-dock']],
    ['the cheapest first', { sort: 'price-asc' }, ['sim-data', 'charging-dock', 'counter-stand', 'khumo']],
    ['the dearest first', { sort: 'price-desc' }, ['khumo', 'counter-stand', 'charging-dock', 'sim-data']],
    ['names from A to Z', { sort: 'name' }, ['charging-dock', 'counter-stand', 'sim-data', 'khumo']],
  ] as [string, Partial<Listing>, string[]][])('%s', (_case, listing, expected) => {
    expect(skus(listing)).toEqual(expected)
  })
})

test('leaves the list it was given alone', () => {
  skus({ sort: 'price-asc' })
  expect(PRODUCTS[0]?.sku).toBe('khumo')
})

test.each([
  ['', WHOLE_LISTING],
  ['?type=toaster&sort=random', WHOLE_LISTING],
  ['?type=toString', WHOLE_LISTING],
  ['?type=sim_card&sort=name&q=data+sim', { type: 'sim_card', sort: 'name', search: 'data sim' }],
])('the URL %o is read', (query, listing) => {
  expect(readListing(query)).toEqual(listing)
})

test('what the listing writes it reads again, and other parameters stay', () => {
  const listings = fc.record({
    type: fc.constantFrom('', 'accessory', 'service' as const),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    search: fc.string({ unit: 'grapheme' }),
  })
  fc.assert(
    fc.property(listings, (listing) => {
      const query = writeListing('?tab=Overview&q=old', listing as Listing)
      expect(readListing(query)).toEqual(listing)
      expect(new URLSearchParams(query).get('tab')).toBe('Overview')
    }),
  )
})

test('the whole listing leaves no trace', () => {
  expect(writeListing('?type=accessory&sort=name&q=dock', WHOLE_LISTING)).toBe('')
})
