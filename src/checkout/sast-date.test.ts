import { expect, test } from 'vitest'
import { formatMoment } from './sast-date'

test.each([
  ['2026-11-27T12:30:00.000Z', '27 November 2026 at 14:30'],
  ['2026-12-31T23:05:00.000Z', '1 January 2027 at 01:05'],
  ['soon', ''],
])('%s is %o', (iso, expected) => {
  expect(formatMoment(iso)).toBe(expected)
})
