import { expect, it } from 'vitest'
import { paymentOutcome } from './payment-outcome'

it.each([
  ['Credit Card (Checkout)', 'pending', 'waiting'],
  ['Credit Card (Checkout)', 'complete', 'paid'],
  ['Credit Card (Checkout)', 'declined', 'failed'],
  ['Credit Card (Checkout)', 'cancelled', 'failed'],
  ['Credit Card (Checkout)', 'expired', 'failed'],
  ['Credit Card (Checkout)', 'refund_due', 'refund'],
  ['Credit Card (Checkout)', 'refunded', 'refund'],
  ['Credit Card (Blackbird)', 'pending', 'unfinished'],
  ['Credit Card (Blackbird)', 'authorised', 'waiting'],
  ['Instant EFT (Blackbird)', 'pending', 'waiting'],
  ['Payment terms', 'pending', 'unfinished'],
  ['Payment terms', 'authorised', 'placed'],
  ['EFT', 'pending', 'placed'],
] as const)('%s, %s: %s', (method, status, outcome) => {
  expect(paymentOutcome(method, status)).toBe(outcome)
})
