import { describe, expect, test } from 'vitest'
import { shortDay } from '../sast-date'
import { arrivalWords, deliveryDate, deliveryRow, promiseOf } from './delivery'
import type { PlacedOrder } from './order'
import { placedOrder, SERVICE } from './testing'

const at = (moment: string) => Date.parse(`${moment}+02:00`)

test.each([
  ['a Monday: that day does not count', '2026-11-23T09:00', {}, 'Thu 26 Nov'],
  ['a Thursday, over the weekend', '2026-11-26T09:00', {}, 'Tue 1 Dec'],
  ['late at night it is already the next day here', '2026-11-22T23:59', {}, 'Wed 25 Nov'],
  ['just after midnight', '2026-11-23T00:01', {}, 'Thu 26 Nov'],
  ['express', '2026-11-23T09:00', { delivery: 'express' }, 'Tue 24 Nov'],
  ['express on a Friday', '2026-11-27T09:00', { delivery: 'express' }, 'Mon 30 Nov'],
  ['by EFT, two working days later', '2026-11-22T20:00', { byEft: true }, 'Fri 27 Nov'],
  ['express by EFT', '2026-11-22T20:00', { delivery: 'express', byEft: true }, 'Wed 25 Nov'],
  ['over the Day of Reconciliation', '2026-12-15T09:00', {}, 'Mon 21 Dec'],
  ['over Christmas, the Day of Goodwill and New Year', '2026-12-24T09:00', {}, 'Wed 30 Dec'],
  ['over Good Friday and Family Day 2027', '2027-03-25T09:00', {}, 'Thu 1 Apr'],
  ['over Freedom Day', '2027-04-26T09:00', {}, 'Fri 30 Apr'],
  ['over National Women’s Day on a Monday', '2027-08-06T09:00', { delivery: 'express' }, 'Tue 10 Aug'],
  ['over a holiday on a Sunday, 21 March 2027', '2027-03-19T09:00', { delivery: 'express' }, 'Tue 23 Mar'],
] as const)('%s', (_name, from, terms, day) => {
  expect(shortDay(deliveryDate(at(from), terms))).toBe(day)
})

test.each([
  ['standard', 0, null, ['Delivery', 'Free']],
  ['standard', 0, 'FREESHIP', ['Delivery', 'Free']],
  ['express', 99, null, ['Express delivery', 'R99.00']],
  ['express', 99, 'WELCOME10', ['Express delivery', 'R99.00']],
  ['express', 0, 'FREESHIP', ['Express delivery', 'Free with FREESHIP']],
] as const)('%s for R%d with %s', (delivery, shipping, promo_code, row) => {
  expect(deliveryRow({ delivery, promo_code, totals: { shipping } })).toEqual(row)
})

test('a promise is the same with and without a date', () => {
  expect(promiseOf('standard')).toBe('Free delivery within three working days')
  expect(promiseOf('standard', '2026-11-25')).toBe('Free delivery, with you by Wed 25 Nov')
  expect(promiseOf('express')).toBe('Express delivery on the next working day')
  expect(promiseOf('express', '2026-11-24')).toBe('Express delivery, with you by Tue 24 Nov')
})

describe('when an order arrives', () => {
  const CARD = { method: 'Credit Card (Checkout)', status: 'complete' } as const
  const paid = { status: 'complete', paid_at: '2026-11-22T18:00:00.000Z' } as const
  const PAID = placedOrder(CARD, paid)
  const EFT = placedOrder({ method: 'EFT', status: 'pending' })
  const SUNDAY = '2026-11-22T20:00'

  test.each<[string, PlacedOrder, string, string]>([
    ['paid', PAID, SUNDAY, 'With you by Wed 25 Nov'],
    ['paid, looked at on the last day', PAID, '2026-11-25T23:00', 'With you by Wed 25 Nov'],
    [
      'paid, and late',
      PAID,
      '2026-11-26T00:01',
      'It was due by Wed 25 Nov and is late: call us, and we find out where it is',
    ],
    ['an EFT that is to come', EFT, SUNDAY, 'With you by Fri 27 Nov if you pay today'],
    ['the same a day later', EFT, '2026-11-23T20:00', 'With you by Mon 30 Nov if you pay today'],
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
})
