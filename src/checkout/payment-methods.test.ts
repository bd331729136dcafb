import { expect, test } from 'vitest'
import { methodsFor, placeLabel, returnNotice } from './payment-methods'
import { payment } from './testing/carts'

test('Free is offered alone, and only when there is nothing to pay', () => {
  expect(methodsFor(0)).toEqual(['Free'])
  expect(methodsFor(0.01)).toEqual(['Credit Card (Checkout)', 'EFT'])
})

test('the button says what happens', () => {
  expect(placeLabel('Credit Card (Checkout)', 1199)).toBe('Pay R1,199.00')
  expect(placeLabel('EFT', 1199)).toBe('Place order')
  expect(placeLabel('Free', 0)).toBe('Place order')
})

test.each([
  ['no payment', null, false, undefined],
  ['an open card page', payment(), false, undefined],
  ['back from the card page', payment(), true, /^The payment was not completed\. Nothing was charged/],
  [
    'declined',
    payment({ status: 'declined', reason: 'Insufficient funds.' }),
    true,
    /^Your payment was declined\. Insufficient funds\. Nothing was charged/,
  ],
  [
    'declined without a reason',
    payment({ status: 'declined' }),
    false,
    /^Your payment was declined\. Try again, use another card, or choose EFT\. Nothing was charged/,
  ],
  ['out of time', payment({ status: 'expired' }), false, /^The time to pay ran out\./],
  ['paid too late', payment({ status: 'refund_due' }), false, /refunding it/],
  ['replaced by a newer attempt', payment({ status: 'cancelled' }), false, undefined],
])('%s', (_what, state, returned, expected) => {
  const notice = returnNotice(state, returned)
  if (expected) expect(notice).toMatch(expected)
  else expect(notice).toBeUndefined()
})
