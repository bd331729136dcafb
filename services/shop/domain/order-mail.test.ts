import { isPlaced } from '../../../shared/orders'
import { describe, expect, it } from 'vitest'
import { isOutdated, mailFor, type OrderMail } from './order-mail'
import {
  nextState,
  ORDER_STATUSES,
  type OrderEvent,
  type OrderStatus,
  PAYMENT_EVENTS,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from './order-state'
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/providers'

const CARDS: PaymentMethod[] = [
  'Credit Card (Checkout)',
  'Credit Card (Blackbird)',
  'Instant EFT (Stitch)',
  'Instant EFT (Blackbird)',
]
const ON_DELIVERY: PaymentMethod[] = ['Card on delivery']
const TO_BE_PAID: PaymentMethod[] = ['EFT', 'Card on delivery', 'Payment terms']
const ANY = PAYMENT_METHODS

type Row = [
  why: string,
  methods: readonly PaymentMethod[],
  event: OrderEvent,
  order: OrderStatus,
  payment: PaymentStatus,
  first: OrderMail | undefined,
  /** The mail after an earlier mail accepted the order; by default the same. */
  later?: OrderMail,
]

const ROWS: Row[] = [
  ['a payment page opens', [...CARDS, 'Payment terms'], 'initiated', 'pending', 'pending', undefined],
  ['an order waits for its EFT', ['EFT'], 'initiated', 'pending', 'pending', 'eft_instructions'],
  ['an order is paid at the door', ON_DELIVERY, 'initiated', 'pending', 'pending', 'order_confirmation'],
  ['an order is free', ['Free'], 'initiated', 'complete', 'complete', 'order_confirmation'],
  ['a free order must be confirmed', ['Free'], 'initiated', 'pending', 'pending', 'confirm_order'],
  ['an order is on terms', ['Payment terms'], 'authorised', 'pending', 'authorised', 'order_confirmation'],
  ['a card is charged', ['Credit Card (Blackbird)'], 'authorised', 'pending', 'authorised', undefined],
  ['an order is paid', ANY, 'succeeded', 'complete', 'complete', 'order_confirmation', 'payment_received'],
  ['a paid order is paid again', ANY, 'succeeded', 'complete', 'refund_due', 'refund_due'],
  ['money arrives after the order ended', ANY, 'succeeded', 'cancelled', 'refund_due', 'refund_due'],
  ['a placed order was never paid', TO_BE_PAID, 'expired', 'cancelled', 'expired', 'order_cancelled'],
  ['a page was open for too long', CARDS, 'expired', 'pending', 'expired', undefined],
  ['a page is left open on a paid order', CARDS, 'expired', 'complete', 'expired', undefined],
  ['a payment is declined', ANY, 'declined', 'pending', 'declined', undefined],
  ['a page is left', ANY, 'abandoned', 'pending', 'cancelled', undefined],
  ['another payment replaces it', ANY, 'superseded', 'complete', 'cancelled', undefined],
  ['a paid order is refunded', ANY, 'refunded', 'cancelled', 'refunded', 'refunded'],
  ['a second payment is refunded', ANY, 'refunded', 'complete', 'refunded', 'refunded'],
  ['the courier has a paid order', ANY, 'on_its_way', 'complete', 'complete', 'order_on_its_way'],
  ['the courier has an unpaid order', ANY, 'on_its_way', 'pending', 'pending', 'order_on_its_way'],
  ...(['packed', 'delivered', 'booked', 'done'] as const).map((event): Row => [
    `an order is ${event}`,
    ...([ANY, event, 'complete', 'complete', undefined] as const),
  ]),
  ['a return is requested', ANY, 'return_requested', 'complete', 'complete', 'return_requested'],
]

describe('a suspicious order', () => {
  const waits = { order: 'pending', payment: 'pending', isAccepted: false, isUnconfirmed: true } as const

  it.each<[PaymentMethod, OrderMail]>([
    ['EFT', 'eft_instructions'],
    ['Card on delivery', 'order_confirmation'],
  ])('by %s must be confirmed first, and is accepted after that', (method, accepted) => {
    expect(mailFor({ ...waits, event: 'initiated', method })).toBe('confirm_order')
    expect(mailFor({ ...waits, event: 'confirmed', method, isUnconfirmed: false })).toBe(accepted)
    expect(mailFor({ ...waits, event: 'unconfirmed', method, payment: 'expired' })).toBe('order_released')
  })
})

describe('mailFor', () => {
  it.each(ROWS)('%s', (_why, methods, event, order, payment, first, later = first) => {
    const change = { event, order, payment, isUnconfirmed: false }
    const mails = methods.map((method) => [
      method,
      mailFor({ ...change, method, isAccepted: false }),
      mailFor({ ...change, method, isAccepted: true }),
    ])
    expect(mails).toEqual(methods.map((method) => [method, first, later]))
  })

  const changes = ORDER_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.flatMap((payment) =>
      PAYMENT_EVENTS.flatMap((event) =>
        PAYMENT_METHODS.flatMap((method) => {
          const next = nextState({ order: from, payment }, event, method)
          return next ? [{ from, event, method, isAccepted: false, isUnconfirmed: false, ...next }] : []
        }),
      ),
    ),
  )

  it('sends a mail whenever an order is placed or ends, and whenever money arrives or is refunded', () => {
    const worthMail = changes.filter(
      ({ from, order, payment, method }) =>
        from !== order || isPlaced(method, payment) || payment === 'refund_due' || payment === 'refunded',
    )
    expect(worthMail.filter((change) => !mailFor(change))).toEqual([])
  })

  it('sends no mail when the order stays open and we hold no money', () => {
    const quiet = changes.filter(
      ({ event, order, payment, method }) =>
        order === 'pending' &&
        !isPlaced(method, payment) &&
        payment !== 'refund_due' &&
        payment !== 'refunded' &&
        // Its items are on sale again, which the shopper would not notice.
        event !== 'unconfirmed',
    )
    expect(quiet.filter(mailFor)).toEqual([])
    expect(quiet.length).toBeGreaterThan(0)
  })
})

describe('isOutdated', () => {
  it.each(PAYMENT_STATUSES)('instructions to pay when the payment is %s', (status) => {
    const now = { status, isUnconfirmed: false }
    expect(isOutdated('eft_instructions', now)).toBe(status !== 'pending')
    expect(isOutdated('order_confirmation', now)).toBe(false)
  })

  it.each(PAYMENT_STATUSES)('the question whether the shopper ordered, when the payment is %s', (status) => {
    expect(isOutdated('confirm_order', { status, isUnconfirmed: true })).toBe(status !== 'pending')
    expect(isOutdated('confirm_order', { status, isUnconfirmed: false })).toBe(true)
  })
})
