import { expect, test } from 'vitest'
import { fillIn } from './words'

test.each([
  ['Question {number} of {count}', { number: 2, count: 5 }, 'Question 2 of 5'],
  ['{product}, {product}!', { product: 'Khumo' }, 'Khumo, Khumo!'],
  ['100 {percent} yours', {}, '100 {percent} yours'],
])('fills %s', (text, values, expected) => {
  expect(fillIn(text, values)).toBe(expected)
})
