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
  ['for sale and listed', line('khumo'), undefined],
  ['a bundle for sale', kit('starter-kit'), undefined],
  ['out of stock', line('sold-out'), 'Out of stock'],
  ['pre-order only', line('coming'), 'Pre-order only'],
  ['withdrawn', line('withdrawn'), 'Product no longer purchasable'],
  ['not listed', line('unlisted'), 'Product no longer purchasable'],
  ['sold in another storefront', line('elsewhere'), 'Product no longer purchasable'],
  ['missing from the catalogue', line('gone'), 'Product no longer purchasable'],
  ['a bundle missing from the catalogue', kit('gone-kit'), 'Bundle no longer purchasable'],
])('the reason for removing a line that is %s', (_name, saved, reason) => {
  expect(unavailableLines([saved], catalogue)).toEqual(reason ? [{ item: saved, reason }] : [])
})

test.each([
  ['a large stock', { max_quantity_per_cart: 10, stock: 500 }, 10, 'You can buy at most 10 of Khumo.'],
  ['an unlimited stock', { max_quantity_per_cart: 3, stock: null }, 3, 'You can buy at most 3 of Khumo.'],
  [
    'a stock equal to the maximum',
    { max_quantity_per_cart: 3, stock: 3 },
    3,
    'You can buy at most 3 of Khumo.',
  ],
  ['a stock below the maximum', { max_quantity_per_cart: 10, stock: 4 }, 4, 'Only 4 of Khumo left.'],
  ['no stock left', { max_quantity_per_cart: 10, stock: 0 }, 1, 'Khumo is out of stock.'],
])('the limit and its message for an item with %s', (_name, item, most, message) => {
  const limits = quantityLimits({ ...item, reason_not_available: null })
  expect(mostOf(limits)).toBe(most)
  expect(limitWords('Khumo', limits)).toBe(message)
})

const khumo = (quantity: number) => line('khumo', quantity)

test.each<[string, CartLine[], CartLine[], CartLine[]]>([
  ['adds a new item', [line('sim-data')], [khumo(2)], [khumo(2)]],
  ['raises a lower quantity', [khumo(1)], [khumo(3)], [khumo(3)]],
  ['does not reduce a higher quantity', [khumo(3)], [khumo(1)], []],
  ['does not change an equal quantity', [khumo(2)], [khumo(2)], []],
  ['adds at most the maximum quantity', [], [khumo(9)], [khumo(5)]],
  ['does not reduce a quantity above the maximum', [khumo(7)], [khumo(9)], []],
])('merging another cart %s', (_name, own, others, expected) => {
  const changes = changesToMerge(own, others, () => 5)
  expect(changes.map(({ line }) => line)).toEqual(expected)
})

test('merging another cart does not add an item whose maximum quantity is 0', () => {
  expect(changesToMerge([], [khumo(1)], () => 0)).toEqual([])
})
