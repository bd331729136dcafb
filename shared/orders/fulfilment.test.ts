import { expect, test } from 'vitest'
import type { PlacedOrder } from './order'
import { orderProgress } from './fulfilment'
import { placedOrder, SERVICE } from './testing'

const MONDAY = '2026-11-23T08:00:00.000Z'
const TUESDAY = '2026-11-24T08:00:00.000Z'
const WEDNESDAY = '2026-11-25T08:00:00.000Z'
const paid = { status: 'complete', paid_at: MONDAY } as const
const packed = { step: 'packed', at: MONDAY } as const
const sent = { step: 'on_its_way', at: TUESDAY } as const
const delivered = { step: 'delivered', at: WEDNESDAY } as const

const CARD = { method: 'Credit Card (Checkout)', status: 'complete' } as const
const EFT = { method: 'EFT', status: 'pending' } as const
const AT_THE_DOOR = { method: 'Card on delivery', status: 'pending' } as const
const TERMS = { method: 'Payment terms', status: 'authorised' } as const
const FREE = { method: 'Free', status: 'complete' } as const

/** `✓` is done, `>` is where it is, `.` is ahead. */
const drawn = (order: PlacedOrder): string =>
  orderProgress(order)
    .map(
      ({ name, isDone, isCurrent }) => `${isCurrent ? '>' : ''}${isDone ? '✓' : isCurrent ? '' : '.'}${name}`,
    )
    .join(' ')

test.each<[string, PlacedOrder, string]>([
  ['an EFT that is to come', placedOrder(EFT), '>Placed .Paid .Packed .On its way .Delivered'],
  ['paid', placedOrder(CARD, paid), '✓Placed >Paid .Packed .On its way .Delivered'],
  [
    'packed',
    placedOrder(CARD, { ...paid, fulfilment: [packed] }),
    '✓Placed ✓Paid >Packed .On its way .Delivered',
  ],
  [
    'delivered',
    placedOrder(CARD, { ...paid, fulfilment: [packed, sent, delivered] }),
    '✓Placed ✓Paid ✓Packed ✓On its way >✓Delivered',
  ],
  ['to be paid at the door', placedOrder(AT_THE_DOOR), '>Placed .Packed .On its way .Paid and delivered'],
  [
    'paid at the door, and nobody noted the rest',
    placedOrder({ ...AT_THE_DOOR, status: 'complete' }, paid),
    '✓Placed >✓Paid and delivered',
  ],
  [
    'on terms, delivered before it is paid',
    placedOrder(TERMS, { fulfilment: [packed, sent, delivered] }),
    '✓Placed ✓Packed ✓On its way >Delivered .Paid',
  ],
  [
    'on terms, paid before it is packed',
    placedOrder({ ...TERMS, status: 'complete' }, paid),
    '✓Placed >Paid .Packed .On its way .Delivered',
  ],
  ['free', placedOrder(FREE, paid), '>Placed .Packed .On its way .Delivered'],
  ['a service', placedOrder(CARD, { ...paid, items: SERVICE }), '✓Placed >Paid .Booked .Done'],
  [
    'a service that is done',
    placedOrder(CARD, {
      ...paid,
      items: SERVICE,
      fulfilment: [
        { step: 'booked', at: TUESDAY },
        { step: 'done', at: WEDNESDAY },
      ],
    }),
    '✓Placed ✓Paid ✓Booked >✓Done',
  ],
  [
    'cancelled unpaid',
    placedOrder({ ...EFT, status: 'expired' }, { status: 'cancelled' }),
    '.Placed >Cancelled',
  ],
  [
    'refunded on its way',
    placedOrder({ ...CARD, status: 'refunded' }, { ...paid, status: 'cancelled', fulfilment: [packed] }),
    '.Placed .Paid .Packed >Cancelled',
  ],
])('%s', (_what, order, expected) => {
  expect(drawn(order)).toBe(expected)
})

test('every step has the moment it happened at', () => {
  const order = placedOrder(CARD, { ...paid, fulfilment: [packed] })
  expect(orderProgress(order).map(({ at }) => at)).toEqual([order.placed_at, MONDAY, MONDAY, null, null])
})
