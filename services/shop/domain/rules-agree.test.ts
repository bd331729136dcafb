import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stageFields } from '../../../src/orders/testing'
import * as site from '../../../src/signup/identity'
import * as siteNumbers from '../../../src/signup/registration-number'
import * as shop from './identity'
import { isOpen, stageOf } from './order'
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order-state'
import { PAYMENT_METHODS } from '../payments/methods'
import * as shopNumbers from './registration-number'

// What the site lets through the shop takes, and what the site objects to the shop refuses in the same words.

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const almostAnId = fc
  .tuple(digits(2), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), digits(4), digits(3))
  .map(([year, month, day, ...rest]) =>
    [year, ...[month, day].map((part) => String(part).padStart(2, '0')), ...rest].join(''),
  )
const typed = fc.oneof(almostAnId, digits(13), fc.string(), fc.stringMatching(/^[a-z]{0,2} ?\d{5,8}$/))

test('site and shop check identity numbers alike', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shop.ID_TYPES), typed, (type, text) => {
      const number = shop.normaliseIdNumber(text)
      expect(site.normaliseIdNumber(text)).toBe(number)
      expect(site.idNumberProblem(type, number)).toBe(shop.idNumberProblem(type, number))
    }),
    { numRuns: 2000 },
  )
})

test('site and shop check company registration numbers alike', () => {
  const written = fc.stringMatching(/^(CK|ck)?\d{2,4}[/ ]?\d{5,6}[/ ]?\d{2}$/)
  fc.assert(
    fc.property(fc.oneof(written, fc.string()), (text) => {
      const number = shopNumbers.normaliseRegistrationNumber(text)
      expect(siteNumbers.normaliseRegistrationNumber(text)).toBe(number)
      expect(siteNumbers.isRegistrationNumber(number)).toBe(shopNumbers.isRegistrationNumber(number))
    }),
    { numRuns: 1000 },
  )
})

test('the shop that tests of the site talk to says how far an order has come as this one does', () => {
  for (const order of ORDER_STATUSES)
    for (const method of PAYMENT_METHODS)
      for (const payment of PAYMENT_STATUSES) {
        const status = { order, method, payment }
        const said = stageFields({ status: order, payment: { method, status: payment } as never })
        expect(said, Object.values(status).join()).toEqual({
          stage: stageOf(status),
          is_open: isOpen(status),
        })
      }
})
