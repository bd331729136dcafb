import { expect, test } from 'vitest'
import { formatValue, ratingOf } from './metrics'

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'needs improvement'],
  ['LCP', 4_000, 'needs improvement'],
  ['LCP', 4_001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'needs improvement'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'needs improvement'],
  ['CLS', 0.26, 'poor'],
  ['TTFB', 800, 'good'],
  ['TTFB', 1_800, 'needs improvement'],
  ['TTFB', 1_801, 'poor'],
] as const)('%s of %f is %s', (metric, value, rating) => {
  expect(ratingOf(metric, value)).toBe(rating)
})

test.each([
  ['LCP', 2_540, '2.5 s'],
  ['TTFB', 999.4, '999 ms'],
  ['INP', 0, '0 ms'],
  ['CLS', 0.104, '0.10'],
] as const)('%s of %f reads %s', (metric, value, text) => {
  expect(formatValue(metric, value)).toBe(text)
})
