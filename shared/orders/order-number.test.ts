import { expect, test } from 'vitest'
import { clean } from '../clean-input'
import { invoiceUrl, isOrderNumber, orderUrl } from './order-number'

test.each([
  ['ZA10000001', 'ZA10000001', true],
  [' za 1000 0001 ', 'ZA10000001', true],
  ['ZA', 'ZA', false],
  ['10000001', '10000001', false],
  ['ZA1000000l', 'ZA1000000L', false],
])('%j as somebody types it is %s', (typed, number, isRight) => {
  expect(clean.orderNumber(typed)).toBe(number)
  expect(isOrderNumber(number)).toBe(isRight)
})

test('an order and its invoice have an address', () => {
  expect([orderUrl('ZA1001'), invoiceUrl('ZA1001')]).toEqual([
    '/za/order/?number=ZA1001',
    '/za/order/?number=ZA1001&view=invoice',
  ])
})
