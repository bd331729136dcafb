import { expect, test } from 'vitest'
import { isWaiting } from './rise-on-scroll'

// A screen of 800 px; a page that ends 5000 px below its top.
test.each([
  ['in the first screen', 300, 5000, false],
  ['with its top at the fold', 799, 5000, false],
  ['just below the fold', 800, 5000, true],
  ['far down', 4000, 5000, true],
  ['so near the end that its top never comes far enough up', 4900, 5000, false],
])('a part %s waits to be reached: top %i of %i, %s', (_where, top, pageEnd, waits) => {
  expect(isWaiting(top, 800, pageEnd)).toBe(waits)
})
