import { expect, test } from 'vitest'
import { nextAttempt } from './outbox'

const CREATED = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number): Date => new Date(CREATED.getTime() + seconds * 1_000)

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [5, 480],
  [6, 900],
  [40, 900],
])('after attempt %d it waits %d seconds', (attempts, seconds) => {
  expect(nextAttempt(attempts, CREATED, CREATED)).toEqual(after(seconds))
})

test('a mail is given up three days after its event', () => {
  const threeDays = 3 * 24 * 3_600
  expect(nextAttempt(300, CREATED, after(threeDays - 900))).toEqual(after(threeDays))
  expect(nextAttempt(300, CREATED, after(threeDays - 899))).toBeNull()
})
