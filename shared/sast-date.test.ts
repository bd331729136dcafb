import { expect, test } from 'vitest'
import { formatDay, formatMoment, shortDay, southAfricanDay, startOfDay } from './sast-date'

test.each([
  ['2026-11-27T12:30:00.000Z', '27 November 2026 at 14:30'],
  ['2026-12-31T23:05:00.000Z', '1 January 2027 at 01:05'],
  ['soon', ''],
])('%s is %o', (iso, expected) => {
  expect(formatMoment(iso)).toBe(expected)
})

test.each([
  ['2026-11-27', '27 November 2026'],
  ['2027-02-01', '1 February 2027'],
  ['', ''],
])('the day %s is %o', (date, expected) => {
  expect(formatDay(date)).toBe(expected)
})

test.each([
  ['2026-11-24T21:59:59.999Z', '2026-11-24', 'Tue 24 Nov'],
  ['2026-11-24T22:00:00.000Z', '2026-11-25', 'Wed 25 Nov'],
])('at %s it is %s in South Africa, in short %s', (moment, day, short) => {
  expect([southAfricanDay(Date.parse(moment)), shortDay(day)]).toEqual([day, short])
})

test('a day begins when it is midnight in South Africa', () => {
  expect(new Date(startOfDay('2026-11-25')).toISOString()).toBe('2026-11-24T22:00:00.000Z')
})
