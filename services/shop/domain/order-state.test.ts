import { expect, it } from 'vitest'
import {
  nextState,
  ORDER_STATUSES,
  PAYMENT_EVENTS,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentEvent,
  type PaymentStatus,
  type State,
} from './order-state'
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/providers'

type Row = [
  OrderStatus | 'any',
  PaymentStatus,
  PaymentEvent,
  PaymentMethod[] | 'any',
  OrderStatus | 'same',
  PaymentStatus,
]

const TOKENISED: PaymentMethod[] = ['Credit Card (Blackbird)', 'Payment terms']
const PLACED_WHILE_PENDING: PaymentMethod[] = ['EFT', 'Card on delivery', 'Free']
const ENDED_BEFORE_PENDING = PAYMENT_METHODS.filter((method) => !PLACED_WHILE_PENDING.includes(method))

// Every possible change; all other events change nothing. `same` keeps the state of the order.
const CHANGES: Row[] = [
  ['pending', 'pending', 'authorised', TOKENISED, 'pending', 'authorised'],
  ...(['pending', 'authorised', 'declined', 'cancelled', 'expired'] as const).flatMap((payment): Row[] => [
    ['pending', payment, 'succeeded', 'any', 'complete', 'complete'],
    ['complete', payment, 'succeeded', 'any', 'complete', 'refund_due'],
    ['cancelled', payment, 'succeeded', 'any', 'cancelled', 'refund_due'],
    ['any', payment, 'too_little', 'any', 'same', 'refund_due'],
  ]),
  ['any', 'pending', 'declined', 'any', 'same', 'declined'],
  ['any', 'authorised', 'declined', 'any', 'same', 'declined'],
  ['any', 'pending', 'abandoned', 'any', 'same', 'cancelled'],
  ['any', 'authorised', 'abandoned', 'any', 'same', 'cancelled'],
  ['any', 'pending', 'unreachable', 'any', 'same', 'cancelled'],
  ['any', 'pending', 'superseded', 'any', 'same', 'cancelled'],
  ['pending', 'pending', 'expired', PLACED_WHILE_PENDING, 'cancelled', 'expired'],
  ['pending', 'pending', 'expired', ENDED_BEFORE_PENDING, 'pending', 'expired'],
  ['complete', 'pending', 'expired', 'any', 'complete', 'expired'],
  ['cancelled', 'pending', 'expired', 'any', 'cancelled', 'expired'],
  ['pending', 'authorised', 'expired', ['Payment terms'], 'cancelled', 'expired'],
  ['complete', 'authorised', 'expired', ['Payment terms'], 'complete', 'expired'],
  ['cancelled', 'authorised', 'expired', ['Payment terms'], 'cancelled', 'expired'],
  ['pending', 'pending', 'unconfirmed', PLACED_WHILE_PENDING, 'pending', 'expired'],
  ['any', 'complete', 'refunded', 'any', 'cancelled', 'refunded'],
  ['any', 'refund_due', 'refunded', 'any', 'same', 'refunded'],
]

const ALL = ORDER_STATUSES.flatMap((order) =>
  PAYMENT_STATUSES.flatMap((payment) =>
    PAYMENT_EVENTS.flatMap((event) => PAYMENT_METHODS.map((method) => ({ order, payment, event, method }))),
  ),
)

/** One line for each case. */
const written = (after: (from: (typeof ALL)[number]) => State | undefined): string[] =>
  ALL.map((from) => {
    const next = after(from)
    const result = next ? `${next.order}/${next.payment}` : 'nothing changes'
    return `${from.order}/${from.payment}, ${from.event} by ${from.method}: ${result}`
  })

it('every event changes every state of every method as the table says', () => {
  const expected = written(({ order, payment, event, method }) => {
    const row = CHANGES.find(
      ([fromOrder, fromPayment, on, by]) =>
        (fromOrder === 'any' || fromOrder === order) &&
        fromPayment === payment &&
        on === event &&
        (by === 'any' || by.includes(method)),
    )
    return row && { order: row[4] === 'same' ? order : row[4], payment: row[5] }
  })
  const found = written(({ order, payment, event, method }) => nextState({ order, payment }, event, method))
  const only = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line))
  // Shows only the lines that differ, of more than a thousand.
  expect(only(found, expected)).toEqual(only(expected, found))
})
