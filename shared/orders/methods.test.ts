import { expect, test } from 'vitest'
import { methodInSentence, methodName, type PaymentMethod } from './methods'

test.each<[PaymentMethod, string, string]>([
  ['Credit Card (Checkout)', 'Card', 'card'],
  ['Instant EFT (Stitch)', 'Instant EFT', 'instant EFT'],
  ['EFT', 'EFT', 'EFT'],
  ['Card on delivery', 'Card on delivery', 'card on delivery'],
])('%s is %s', (method, name, inSentence) => {
  expect([methodName(method), methodInSentence(method)]).toEqual([name, inSentence])
})
