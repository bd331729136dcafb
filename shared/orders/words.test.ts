import { expect, test } from 'vitest'
import type { Payment } from './order'
import { order, payment, PLAN } from './testing'
import { paidHow } from './words'

const CASES: [what: string, payment: Partial<Payment> | null, words: string][] = [
  ['nothing', null, 'not paid'],
  ['a free order', { method: 'Free', status: 'complete' }, 'nothing to pay'],
  ['a card', { method: 'Credit Card (Checkout)', status: 'complete' }, 'Card, paid'],
  [
    'instalments',
    { method: 'Credit Card (Blackbird)', status: 'complete', instalment_plan: PLAN },
    'Card, first instalment paid',
  ],
  ['a bank payment', { method: 'Instant EFT (Stitch)', status: 'complete' }, 'Instant EFT, paid'],
  ['money under way', { method: 'EFT', status: 'pending' }, 'EFT, not paid yet'],
  ['terms', { method: 'Payment terms', status: 'authorised' }, 'Payment terms, not paid yet'],
  ['money that goes back', { method: 'EFT', status: 'refund_due' }, 'EFT, paid, to be refunded'],
  ['money that is back', { method: 'EFT', status: 'refunded' }, 'EFT, refunded'],
]

test.each(CASES)('%s', (_what, changes, words) => {
  expect(paidHow(order({ payment: changes && payment(changes) }))).toBe(words)
})
