import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LISTINGS, type ItemType } from '../../../catalogue'
import { PRICES, readListing, SORTS, WHOLE_LISTING, writeListing, type PriceBand, type Sort } from './listing'

test.each([
  ['', WHOLE_LISTING],
  ['?type=toaster&sort=random', WHOLE_LISTING],
  ['?type=toString', WHOLE_LISTING],
  ['?price=free&in_stock=yes&on_promotion=true', WHOLE_LISTING],
  ['?promotion=WELCOME10', WHOLE_LISTING],
  [
    '?type=sim_card&sort=name&q=data+sim',
    { ...WHOLE_LISTING, type: 'sim_card', sort: 'name', search: 'data sim' },
  ],
  [
    '?type=bundle&price=500-2000&in_stock=1&on_promotion=1',
    { ...WHOLE_LISTING, type: 'bundle', price: '500-2000', inStock: true, onPromotion: true },
  ],
])('the URL %o is read', (query, listing) => {
  expect(readListing(query)).toEqual(listing)
})

test('what the listing writes it reads again, and other parameters stay', () => {
  const listings = fc.record({
    type: fc.constantFrom('', ...(Object.keys(LISTINGS) as ItemType[])),
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
  expect(
    writeListing('?type=accessory&sort=name&q=dock&price=under-500&in_stock=1&on_promotion=1', WHOLE_LISTING),
  ).toBe('')
})
