import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './sast-date'

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
