import { expect, test } from 'vitest'
import { PATIENCE, pollDelay } from './poll'

test('the pauses grow to at most 15 seconds', () => {
  expect([0, 1, 2, 50].map(pollDelay)).toEqual([1000, 1500, 2250, 15_000])
})

test('the page says that it takes longer after about 20 seconds', () => {
  const waited = Array.from({ length: PATIENCE }, (_, requests) => pollDelay(requests)).reduce(
    (a, b) => a + b,
  )
  expect(waited).toBeGreaterThan(15_000)
  expect(waited).toBeLessThan(25_000)
})
