import { expect, test } from 'vitest'
import { mostOf, quantityLimits } from '../../catalogue'
import { bundleLine as kit, KHUMO, productLine as line, STARTER_KIT, testProduct } from '../testing/catalogue'
import { changesToMerge, limitWords, unavailableLines } from './items'
import type { CartLine } from './lines'

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

test.each([
  ['plenty in stock', { max_quantity_per_cart: 10, stock: 500 }, 10, 'You can buy at most 10 of Khumo.'],
  ['no stock to run out of', { max_quantity_per_cart: 3, stock: null }, 3, 'You can buy at most 3 of Khumo.'],
  [
    'as many left as one may buy',
    { max_quantity_per_cart: 3, stock: 3 },
    3,
    'You can buy at most 3 of Khumo.',
  ],
  ['a few left', { max_quantity_per_cart: 10, stock: 4 }, 4, 'Only 4 of Khumo left.'],
  [
    'sold out while it stands in a cart',
    { max_quantity_per_cart: 10, stock: 0 },
    1,
    'Khumo is out of stock.',
  ],
])('%s', (_name, item, most, words) => {
  const limits = quantityLimits({ ...item, reason_not_available: null })
  expect(mostOf(limits)).toBe(most)
  expect(limitWords('Khumo', limits)).toBe(words)
})

const khumo = (quantity: number) => line('khumo', quantity)

test.each<[string, CartLine[], CartLine[], CartLine[]]>([
  ['an item that is not here comes', [line('sim-data')], [khumo(2)], [khumo(2)]],
  ['of one that is here the higher quantity counts', [khumo(1)], [khumo(3)], [khumo(3)]],
  ['a lower one takes nothing away', [khumo(3)], [khumo(1)], []],
  ['the same twice stays what it is', [khumo(2)], [khumo(2)], []],
  ['no more comes than one cart may hold', [], [khumo(9)], [khumo(5)]],
  ['nor does a limit take anything away', [khumo(7)], [khumo(9)], []],
])('%s', (_what, own, others, expected) => {
  const changes = changesToMerge(own, others, () => 5)
  expect(changes.map(({ line }) => line)).toEqual(expected)
})

test('nothing comes of what one cart may hold none of', () => {
  expect(changesToMerge([], [khumo(1)], () => 0)).toEqual([])
})
