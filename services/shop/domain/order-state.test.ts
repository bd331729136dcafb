import { describe, expect, it } from 'vitest'
import {
  nextState,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentEvent,
  type PaymentMethod,
  type PaymentStatus,
} from './order-state'

const EVENTS: PaymentEvent[] = ['succeeded', 'failed', 'superseded', 'expired']
const CARD = 'Credit Card (Checkout)'

type Row = [OrderStatus, PaymentStatus, PaymentEvent, PaymentMethod | 'any', OrderStatus, PaymentStatus]

// Every change there is; whatever is not listed changes nothing.
const CHANGES: Row[] = [
  ['pending', 'pending', 'succeeded', 'any', 'complete', 'complete'],
  ['pending', 'declined', 'succeeded', 'any', 'complete', 'complete'],
  ['pending', 'cancelled', 'succeeded', 'any', 'complete', 'complete'],
  ['pending', 'expired', 'succeeded', 'any', 'complete', 'complete'],
  ['complete', 'pending', 'succeeded', 'any', 'complete', 'refund_due'],
  ['complete', 'declined', 'succeeded', 'any', 'complete', 'refund_due'],
  ['complete', 'cancelled', 'succeeded', 'any', 'complete', 'refund_due'],
  ['complete', 'expired', 'succeeded', 'any', 'complete', 'refund_due'],
  ['cancelled', 'pending', 'succeeded', 'any', 'cancelled', 'refund_due'],
  ['cancelled', 'declined', 'succeeded', 'any', 'cancelled', 'refund_due'],
  ['cancelled', 'cancelled', 'succeeded', 'any', 'cancelled', 'refund_due'],
  ['cancelled', 'expired', 'succeeded', 'any', 'cancelled', 'refund_due'],
  ['pending', 'pending', 'failed', 'any', 'pending', 'declined'],
  ['complete', 'pending', 'failed', 'any', 'complete', 'declined'],
  ['cancelled', 'pending', 'failed', 'any', 'cancelled', 'declined'],
  ['pending', 'pending', 'superseded', 'any', 'pending', 'cancelled'],
  ['complete', 'pending', 'superseded', 'any', 'complete', 'cancelled'],
  ['cancelled', 'pending', 'superseded', 'any', 'cancelled', 'cancelled'],
  ['pending', 'pending', 'expired', 'EFT', 'cancelled', 'expired'],
  ['pending', 'pending', 'expired', CARD, 'pending', 'expired'],
  ['pending', 'pending', 'expired', 'Free', 'pending', 'expired'],
  ['complete', 'pending', 'expired', 'any', 'complete', 'expired'],
  ['cancelled', 'pending', 'expired', 'any', 'cancelled', 'expired'],
]

const ALL = ORDER_STATUSES.flatMap((order) =>
  PAYMENT_STATUSES.flatMap((payment) =>
    EVENTS.flatMap((event) => PAYMENT_METHODS.map((method) => ({ order, payment, event, method }))),
  ),
)

describe('nextState', () => {
  it.each(ALL)('$order / $payment on $event by $method', ({ order, payment, event, method }) => {
    const row = CHANGES.find(
      ([fromOrder, fromPayment, on, by]) =>
        fromOrder === order && fromPayment === payment && on === event && (by === 'any' || by === method),
    )
    expect(nextState({ order, payment }, event, method)).toEqual(row && { order: row[4], payment: row[5] })
  })
})
