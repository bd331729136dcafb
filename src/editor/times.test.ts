import { expect, test } from 'vitest'
import { timeOf } from './times'

const NOW = Date.parse('2026-11-20T21:00:00Z')

test.each([
  ['2026-11-20T12:05:00Z', '14:05'],
  ['2026-11-19T22:30:00Z', '00:30'],
  ['2026-11-02T08:00:00Z', 'Mon 2 Nov 10:00'],
  ['2025-12-24T08:00:00Z', '24 December 2025 at 10:00'],
  ['never', ''],
])('%s is %s', (iso, words) => {
  expect(timeOf(iso, NOW)).toBe(words)
})
