import { isPlaced } from '../../../shared/orders'
import { describe, expect, it } from 'vitest'
import { type Change, isOutdated, mailFor, type OrderMail } from './order-mail'
import { nextState, ORDER_STATUSES, PAYMENT_EVENTS, PAYMENT_STATUSES } from './order-state'
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/providers'

const CARDS: PaymentMethod[] = [
  'Credit Card (Checkout)',
  'Credit Card (Blackbird)',
  'Instant EFT (Stitch)',
  'Instant EFT (Blackbird)',
]
const TO_BE_PAID: PaymentMethod[] = ['EFT', 'Card on delivery', 'Payment terms']

type Row = [
  why: string,
  methods: readonly PaymentMethod[],
  change: Pick<Change, 'event' | 'order' | 'payment'>,
  first: OrderMail | undefined,
  /** The mail after an earlier mail accepted the order; by default the same. */
  later?: OrderMail,
]

const ROWS: Row[] = [
  [
    'a payment page opens',
    [...CARDS, 'Payment terms'],
    { event: 'initiated', order: 'pending', payment: 'pending' },
    undefined,
  ],
  [
    'an order waits for its EFT',
    ['EFT'],
    { event: 'initiated', order: 'pending', payment: 'pending' },
    'eft_instructions',
  ],
  [
    'an order is paid at the door',
    ['Card on delivery'],
    { event: 'initiated', order: 'pending', payment: 'pending' },
    'order_confirmation',
  ],
  [
    'an order is free',
    ['Free'],
    { event: 'initiated', order: 'complete', payment: 'complete' },
    'order_confirmation',
  ],
  [
    'a free order waits for its confirmation',
    ['Free'],
    { event: 'initiated', order: 'pending', payment: 'pending' },
    'confirm_order',
  ],
  [
    'an order is placed on terms',
    ['Payment terms'],
    { event: 'authorised', order: 'pending', payment: 'authorised' },
    'order_confirmation',
  ],
  [
    'a card is being charged',
    ['Credit Card (Blackbird)'],
    { event: 'authorised', order: 'pending', payment: 'authorised' },
    undefined,
  ],
  [
    'an order is paid',
    PAYMENT_METHODS,
    { event: 'succeeded', order: 'complete', payment: 'complete' },
    'order_confirmation',
    'payment_received',
  ],
  [
    'a paid order is paid again',
    PAYMENT_METHODS,
    { event: 'succeeded', order: 'complete', payment: 'refund_due' },
    'refund_due',
  ],
  [
    'money arrives after the order ended',
    PAYMENT_METHODS,
    { event: 'succeeded', order: 'cancelled', payment: 'refund_due' },
    'refund_due',
  ],
  [
    'a placed order was never paid',
    TO_BE_PAID,
    { event: 'expired', order: 'cancelled', payment: 'expired' },
    'order_cancelled',
  ],
  [
    'a page was open for too long',
    CARDS,
    { event: 'expired', order: 'pending', payment: 'expired' },
    undefined,
  ],
  [
    'a page is left open on a paid order',
    CARDS,
    { event: 'expired', order: 'complete', payment: 'expired' },
    undefined,
  ],
  [
    'a payment is declined',
    PAYMENT_METHODS,
    { event: 'declined', order: 'pending', payment: 'declined' },
    undefined,
  ],
  [
    'a page is left',
    PAYMENT_METHODS,
    { event: 'abandoned', order: 'pending', payment: 'cancelled' },
    undefined,
  ],
  [
    'another payment replaces it',
    PAYMENT_METHODS,
    { event: 'superseded', order: 'complete', payment: 'cancelled' },
    undefined,
  ],
  [
    'a paid order is refunded',
    PAYMENT_METHODS,
    { event: 'refunded', order: 'cancelled', payment: 'refunded' },
    'refunded',
  ],
  [
    'a second payment is refunded',
    PAYMENT_METHODS,
    { event: 'refunded', order: 'complete', payment: 'refunded' },
    'refunded',
  ],
  ...(['complete', 'pending'] as const).map((order): Row => [
    `the courier has an order that is ${order}`,
    PAYMENT_METHODS,
    { event: 'on_its_way', order, payment: order },
    'order_on_its_way',
  ]),
  ...(['packed', 'delivered', 'booked', 'done'] as const).map((event): Row => [
    `an order is ${event}`,
    PAYMENT_METHODS,
    { event, order: 'complete', payment: 'complete' },
    undefined,
  ]),
  [
    'a return is requested',
    PAYMENT_METHODS,
    { event: 'return_requested', order: 'complete', payment: 'complete' },
    'return_requested',
  ],
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
  it.each(ROWS)('%s', (_why, methods, change, first, later = first) => {
    const mails = methods.map((method) => [
      method,
      mailFor({ ...change, method, isAccepted: false, isUnconfirmed: false }),
      mailFor({ ...change, method, isAccepted: true, isUnconfirmed: false }),
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
