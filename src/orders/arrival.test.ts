import { expect, test } from 'vitest'
import { arrivalWords } from './arrival'
import type { PlacedOrder } from './placed-order'
import { placedOrder, SERVICE } from './testing'

const CARD = { method: 'Credit Card (Checkout)', status: 'complete' } as const
const paid = { status: 'complete', paid_at: '2026-11-22T18:00:00.000Z' } as const
const SUNDAY = '2026-11-22T20:00'

test.each<[string, PlacedOrder, string, string]>([
  ['paid', placedOrder(CARD, paid), SUNDAY, 'With you by Wed 25 Nov'],
  ['paid, looked at on the last day', placedOrder(CARD, paid), '2026-11-25T23:00', 'With you by Wed 25 Nov'],
  [
    'paid, and late',
    placedOrder(CARD, paid),
    '2026-11-26T00:01',
    'It was due by Wed 25 Nov and is late: call us, and we find out where it is',
  ],
  [
    'an EFT that is to come',
    placedOrder({ method: 'EFT', status: 'pending' }),
    SUNDAY,
    'With you by Fri 27 Nov if you pay today',
  ],
  [
    'the same a day later',
    placedOrder({ method: 'EFT', status: 'pending' }),
    '2026-11-23T20:00',
    'With you by Mon 30 Nov if you pay today',
  ],
  [
    'an EFT that came',
    placedOrder(
      { method: 'EFT', status: 'complete' },
      { status: 'complete', paid_at: '2026-11-24T08:00:00Z' },
    ),
    '2026-11-24T12:00',
    'With you by Fri 27 Nov',
  ],
  [
    'paid at the door',
    placedOrder({ method: 'Card on delivery', status: 'pending' }),
    SUNDAY,
    'With you by Wed 25 Nov',
  ],
  [
    'delivered',
    placedOrder(CARD, { ...paid, fulfilment: [{ step: 'delivered', at: '2026-11-24T22:30:00Z' }] }),
    '2026-11-29T12:00',
    'With you since Wed 25 Nov',
  ],
  ['a service', placedOrder(CARD, { ...paid, items: SERVICE }), SUNDAY, ''],
  ['cancelled', placedOrder(CARD, { ...paid, status: 'cancelled' }), SUNDAY, ''],
])('%s', (_what, order, now, words) => {
  expect(arrivalWords(order, Date.parse(`${now}+02:00`))).toBe(words)
})
