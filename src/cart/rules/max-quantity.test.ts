import { expect, test } from 'vitest'
import { testProduct } from '../testing/catalogue'
import { limitWords, maxQuantity } from './max-quantity'

test.each([
  ['plenty in stock', { max_quantity_per_cart: 10, stock: 500 }, 10, 'You can buy at most 10 of khumo.'],
  ['no stock to run out of', { max_quantity_per_cart: 3, stock: null }, 3, 'You can buy at most 3 of khumo.'],
  ['a few left', { max_quantity_per_cart: 10, stock: 4 }, 4, 'Only 4 of khumo left.'],
  ['sold out while it stands in a cart', { max_quantity_per_cart: 10, stock: 0 }, 1, 'Only 1 of khumo left.'],
])('%s', (_name, limits, max, words) => {
  const product = testProduct('khumo', limits)
  expect(maxQuantity(product)).toBe(max)
  expect(limitWords(product)).toBe(words)
})
