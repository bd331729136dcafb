import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdown, untilNextSecond } from './countdown'

const DAY = 86_400_000

test.each([
  [3 * DAY + 4 * 3_600_000 + 5 * 60_000 + 6_000, [3, 4, 5, 6]],
  [DAY, [1, 0, 0, 0]],
  [DAY - 1, [1, 0, 0, 0]],
  [DAY - 1_000, [0, 23, 59, 59]],
  [60_000, [0, 0, 1, 0]],
  [1, [0, 0, 0, 1]],
  [0, [0, 0, 0, 0]],
  [-5 * DAY, [0, 0, 0, 0]],
])('%d ms are %j', (left, parts) => {
  const { days, hours, minutes, seconds, isOver } = countdown(left)
  expect([days, hours, minutes, seconds]).toEqual(parts)
  expect(isOver).toBe(left <= 0)
})

const anyLeft = fc.integer({ min: -DAY, max: 4000 * DAY })

test('its parts are the time that is left, less than a second above it', () => {
  fc.assert(
    fc.property(anyLeft, (left) => {
      const { days, hours, minutes, seconds } = countdown(left)
      const sum = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
      expect(sum - Math.max(0, left)).toBeGreaterThanOrEqual(0)
      expect(sum - Math.max(0, left)).toBeLessThan(1_000)
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
})

test('the next figures come when they differ, and none are passed over', () => {
  fc.assert(
    fc.property(
      anyLeft.filter((left) => left > 0),
      (left) => {
        const wait = untilNextSecond(left)
        const { seconds } = countdown(left)
        expect(countdown(left - wait).seconds).toBe((seconds + 59) % 60)
        expect(countdown(left - wait + 1).seconds).toBe(seconds)
      },
    ),
  )
})
