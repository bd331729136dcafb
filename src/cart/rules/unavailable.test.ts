import { expect, test } from 'vitest'
import { KHUMO, STARTER_KIT, testProduct } from '../testing/catalogue'
import type { CartLine } from './lines'
import { unavailableLines } from './unavailable'

const line = (sku: string, storefront = 'shop'): CartLine => ({
  id: sku,
  type: 'product',
  sku,
  quantity: 1,
  storefront,
})
const kit = (bundleCode: string): CartLine => ({
  id: bundleCode,
  type: 'bundle',
  bundleCode,
  quantity: 1,
  storefront: 'shop',
})

const catalogue = {
  products: [
    KHUMO,
    testProduct('sold-out', { can_be_purchased: false, reason_not_available: 'out_of_stock' }),
    testProduct('coming', { can_be_purchased: false, reason_not_available: 'pre_order_only' }),
    testProduct('withdrawn', { can_be_purchased: false }),
    testProduct('unlisted', { is_listed_in_catalogue: false }),
    testProduct('elsewhere', { storefronts: ['portal'] }),
  ],
  bundles: [STARTER_KIT],
}

test.each([
  ['sold and listed', line('khumo'), undefined],
  ['a bundle that is sold', kit('starter-kit'), undefined],
  ['out of stock', line('sold-out'), 'Out of stock'],
  ['not out yet', line('coming'), 'Pre-order only'],
  ['withdrawn', line('withdrawn'), 'Product no longer purchasable'],
  ['not listed', line('unlisted'), 'Product no longer purchasable'],
  ['sold in another storefront', line('elsewhere'), 'Product no longer purchasable'],
  ['missing from the catalogue', line('gone'), 'Product no longer purchasable'],
  ['a bundle that is missing', kit('gone-kit'), 'Bundle no longer purchasable'],
])('a line that is %s', (_name, saved, reason) => {
  expect(unavailableLines([saved], catalogue)).toEqual(reason ? [{ item: saved, reason }] : [])
})
