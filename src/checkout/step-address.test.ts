import { expect, test } from 'vitest'
import { STEPS } from './flow'
import {
  arrivalUrl,
  foreignUrl,
  isReturn,
  readReturn,
  returnAddresses,
  returnedUrl,
  stepFromQuery,
  stepUrl,
} from './step-address'

test.each(STEPS)('the address of %s opens it', (step) => {
  expect(stepUrl(step)).toBe(`/za/checkout/?step=${step}`)
  expect(stepFromQuery(new URL(stepUrl(step), 'https://example.com').search)).toBe(step)
})

test.each(['', '?step=', '?step=delivery', '?utm_source=mail'])('%o is Contact', (search) => {
  expect(stepFromQuery(search)).toBe('contact')
})

test('the payment page returns to Confirm, or to Payment if unpaid, and does not get the cart’s id', () => {
  const { success_url, cancel_url } = returnAddresses('https://example.com')
  const [success, cancel] = [new URL(success_url), new URL(cancel_url)]
  expect([success.origin, stepFromQuery(success.search)]).toEqual(['https://example.com', 'confirm'])
  expect(readReturn(success.search)).toEqual({ paymentId: null, returned: null })
  expect([cancel.origin, stepFromQuery(cancel.search)]).toEqual(['https://example.com', 'payment'])
  expect(readReturn(cancel.search)).toEqual({ paymentId: null, returned: 'cancelled' })
})

test.each([
  ['complete', null],
  ['closed', 'closed'],
  ['failed', 'failed'],
  ['anything', 'closed'],
])('Stitch’s status %s is %o', (status, returned) => {
  const { success_url } = returnAddresses('https://example.com')
  const url = new URL(`${success_url}&payment=p1&id=1&status=${status}&externalReference=ZA1001`)
  expect(readReturn(url.search)).toEqual({ paymentId: 'p1', returned })
})

test.each(['cancelled', 'closed', 'failed'] as const)('%s is in the address of Payment', (how) => {
  expect(readReturn(new URL(returnedUrl(how), 'https://example.com').search).returned).toBe(how)
})

test.each([
  ['?step=confirm&payment=p1', '?step=confirm', '?step=confirm&payment=p1'],
  ['?step=confirm&order=cart-9&payment=p1', '?step=confirm', '?step=confirm&payment=p1'],
  ['?step=confirm&order=cart-9', '?step=confirm', '?step=confirm&payment='],
  [
    '?step=payment&payment=p1&returned=1',
    '?step=payment&returned=cancelled',
    '?step=payment&returned=cancelled&payment=p1',
  ],
  [
    '?step=confirm&payment=p1&id=1&status=failed&externalReference=ZA1001',
    '?step=payment&returned=failed',
    '?step=payment&returned=failed&payment=p1',
  ],
])('%s becomes %s, or %s in another browser', (search, own, foreign) => {
  expect(isReturn(search)).toBe(true)
  expect([arrivalUrl(search), foreignUrl(search)]).toEqual([`/za/checkout/${own}`, `/za/checkout/${foreign}`])
})

test('the checkout’s own addresses are no return from a provider', () => {
  expect(isReturn('?step=payment&returned=cancelled')).toBe(false)
})
