import { expect, test } from 'vitest'
import { mostOf, quantityLimits } from '../../catalogue'
import { limitWords } from './limit-words'

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

test('before a pre-order is due the stock is empty, and limits nothing', () => {
  const limits = quantityLimits({
    max_quantity_per_cart: 10,
    stock: 0,
    reason_not_available: 'pre_order_only',
  })
  expect(mostOf(limits)).toBe(10)
})
