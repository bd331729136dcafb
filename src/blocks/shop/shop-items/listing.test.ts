import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countFilters,
  PRICES,
  readListing,
  SORTS,
  WHOLE_LISTING,
  writeListing,
  type Listing,
  type PriceBand,
  type Sort,
} from './listing'

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
])('the URL %o is read', (query, listing) => {
  expect(readListing(query)).toEqual(listing)
})

test('what the listing writes it reads again, and other parameters stay', () => {
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

test('the whole listing leaves no trace', () => {
  expect(writeListing('?sort=name&q=dock&price=under-500&in_stock=1&on_promotion=1', WHOLE_LISTING)).toBe('')
})

test.each<[string, Partial<Listing>, number]>([
  ['nothing', {}, 0],
  ['an order, which leaves nothing out', { sort: 'name' }, 0],
  ['a word', { search: 'dock' }, 1],
  ['a price and both switches', { price: 'under-500', inStock: true, onPromotion: true, sort: 'name' }, 3],
])('the filters active with %s', (_case, chosen, count) => {
  expect(countFilters({ ...WHOLE_LISTING, ...chosen })).toBe(count)
})
