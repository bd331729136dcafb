import { expect, test } from 'vitest'
import { deliveryOptions, isDelivered, shippingCents } from './totals'

const GOODS = { components: [{ needsDelivery: true }] }
const SERVICE = { components: [{ needsDelivery: false }] }

test.each([
  ['standard', [GOODS], 'standard', false, 0],
  ['express', [GOODS], 'express', false, 99_00],
  ['express beside a service', [SERVICE, GOODS], 'express', false, 99_00],
  ['express that a promo code pays for', [GOODS], 'express', true, 0],
  ['express of services alone', [SERVICE], 'express', false, 0],
  ['express of nothing', [], 'express', false, 0],
] as const)('%s', (_what, lines, delivery, isFree, cents) => {
  expect(shippingCents(lines, delivery, isFree)).toBe(cents)
})

test('there is something to choose only where something is delivered', () => {
  expect(deliveryOptions([GOODS], false).map(({ cents }) => cents)).toEqual([0, 99_00])
  expect(deliveryOptions([SERVICE], false)).toEqual([])
  expect([isDelivered([SERVICE, GOODS]), isDelivered([SERVICE])]).toEqual([true, false])
})
