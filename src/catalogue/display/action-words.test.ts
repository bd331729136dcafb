import { expect, test } from 'vitest'
import { actionWords } from './action-words'

test.each([
  ['in_stock', 'card_machine', '', 'Buy Now'],
  ['in_stock', 'bundle', '', 'Buy Now'],
  ['in_stock', 'service', '', 'Book'],
  ['in_stock', 'service', 'Reserve a day', 'Reserve a day'],
  ['out_of_stock', 'card_machine', 'Get it', 'Join the waitlist'],
  ['pre_order_only', 'accessory', '', 'Pre-order'],
] as const)('%s, %s, in the editor’s words "%s": %s', (stock, type, buyText, words) => {
  expect(actionWords({ stock, type, buyText })).toBe(words)
})
