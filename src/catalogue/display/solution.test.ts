import { expect, test } from 'vitest'
import { exampleProduct, exampleSnapshot } from '../testing'
import { currentProducts } from './item-display'
import { mapSolution } from './solution'

const PRODUCTS = currentProducts(
  exampleSnapshot([
    exampleProduct({ unit_price: 1199.1 }),
    exampleProduct({ sku: 'stand', unit_price: 449.2 }),
    exampleProduct({ sku: 'training', unit_price: 0 }),
  ]),
  {},
)

test.each([
  ['one item', [{ sku: 'khumo' }], 1199.1],
  ['several pieces of one item', [{ sku: 'khumo', quantity: '3' }], 3597.3],
  ['several', [{ sku: 'khumo', quantity: '2' }, { sku: 'stand' }, { sku: 'training' }], 2847.4],
  [
    'an item with an empty or invalid quantity, counted once',
    [
      { sku: 'khumo', quantity: '' },
      { sku: 'stand', quantity: '-2' },
    ],
    1648.3,
  ],
])('the price of %s is the sum', (_case, items, price) => {
  expect(mapSolution(items, PRODUCTS)?.price).toBe(price)
})

test.each([
  ['nothing', []],
  ['something not sold here', [{ sku: 'khumo' }, { sku: 'receipt-printer' }]],
])('a solution of %s is undefined', (_case, items) => {
  expect(mapSolution(items, PRODUCTS)).toBeUndefined()
})
