import { expect, test } from 'vitest'
import { nextTab } from './tab-selector-banner'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, undefined],
  ['toString', 1, undefined],
  ['a', 1, undefined],
])('%s leads from tab %i of three to %o', (key, chosen, expected) => {
  expect(nextTab(key, chosen, 3)).toBe(expected)
})
