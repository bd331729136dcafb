import { expect, test } from 'vitest'
import { deliveryDate, shortDay } from './delivery-date'

const at = (moment: string) => Date.parse(`${moment}+02:00`)

test.each([
  ['a Sunday', '2026-11-22T20:00', {}, 'Wed 25 Nov'],
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
