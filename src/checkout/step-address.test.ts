import { expect, test } from 'vitest'
import { STEPS } from './flow'
import { readReturn, returnAddresses, returnedUrl, stepFromQuery, stepUrl } from './step-address'

test.each(STEPS)('the address of %s leads back to it', (step) => {
  expect(stepUrl(step)).toBe(`/za/checkout/?step=${step}`)
  expect(stepFromQuery(new URL(stepUrl(step), 'https://example.com').search)).toBe(step)
})

test.each(['', '?step=', '?step=delivery', '?utm_source=mail'])('%o is Contact', (search) => {
  expect(stepFromQuery(search)).toBe('contact')
})

test('the payment page comes back to Confirm with the order, or to Payment as not paid', () => {
  const { success_url, cancel_url } = returnAddresses('https://example.com', 'cart-1')
  const [success, cancel] = [new URL(success_url), new URL(cancel_url)]
  expect([success.origin, stepFromQuery(success.search)]).toEqual(['https://example.com', 'confirm'])
  expect(readReturn(success.search)).toEqual({ orderCartId: 'cart-1', returned: null })
  expect([cancel.origin, stepFromQuery(cancel.search)]).toEqual(['https://example.com', 'payment'])
  expect(readReturn(cancel.search)).toEqual({ orderCartId: null, returned: 'cancelled' })
})

test.each([
  ['complete', null],
  ['closed', 'closed'],
  ['failed', 'failed'],
  ['anything', 'closed'],
])('Stitch’s status %s is %o', (status, returned) => {
  const { success_url } = returnAddresses('https://example.com', 'cart-1')
  const url = new URL(`${success_url}&id=1&status=${status}&externalReference=ZA1001`)
  expect(readReturn(url.search)).toEqual({ orderCartId: 'cart-1', returned })
})

test.each(['cancelled', 'closed', 'failed'] as const)('%s stands in the address of Payment', (how) => {
  expect(readReturn(new URL(returnedUrl(how), 'https://example.com').search).returned).toBe(how)
})
