import { expect, test } from 'vitest'
import { deliveryRow, promiseOf } from './delivery-words'

test.each([
  ['standard', 0, null, ['Delivery', 'Free']],
  ['standard', 0, 'FREESHIP', ['Delivery', 'Free']],
  ['express', 99, null, ['Express delivery', 'R99.00']],
  ['express', 99, 'WELCOME10', ['Express delivery', 'R99.00']],
  ['express', 0, 'FREESHIP', ['Express delivery', 'Free with FREESHIP']],
] as const)('%s for R%d with %s', (delivery, shipping, promo_code, row) => {
  expect(deliveryRow({ delivery, promo_code, totals: { shipping } })).toEqual(row)
})

test('a promise is the same with and without a date', () => {
  expect(promiseOf('standard')).toBe('Free delivery within three working days')
  expect(promiseOf('standard', '2026-11-25')).toBe('Free delivery, with you by Wed 25 Nov')
  expect(promiseOf('express')).toBe('Express delivery on the next working day')
  expect(promiseOf('express', '2026-11-24')).toBe('Express delivery, with you by Tue 24 Nov')
})
