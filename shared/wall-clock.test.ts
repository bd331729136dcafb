import { expect, test } from 'vitest'
import { momentOf, wallClock } from './wall-clock'

test.each([
  ['2026-12-01T09:00', '2026-12-01T07:00:00.000Z'],
  ['2026-12-01T00:30', '2026-11-30T22:30:00.000Z'],
  ['2028-02-29T23:59', '2028-02-29T21:59:00.000Z'],
])('%s in South Africa is %s', (text, iso) => {
  expect(new Date(momentOf(text)).toISOString()).toBe(iso)
  expect(wallClock(Date.parse(iso) + 59_999)).toBe(text)
})

test.each([
  '',
  '2026-12-01',
  '2026-12-01 09:00',
  '2026-13-01T09:00',
  '2026-12-01T24:00',
  '2026-12-01T09:60',
  'now',
])('"%s" is no moment', (text) => expect(momentOf(text)).toBeNaN())
