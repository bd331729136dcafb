import { expect, test } from 'vitest'
import { hidesMenuButton } from './menu-button'

test.each([
  ['/za/point-of-sale/yoco-counter-b/', '?utm_medium=paidsearch', true],
  ['/za/point-of-sale/yoco-counter-b', '?a=1&utm_medium=paidsocial', true],
  ['/za/point-of-sale/yoco-counter-b/', '?utm_medium=display', true],
  ['/za/point-of-sale/yoco-counter-b/', '?utm_medium=email', false],
  ['/za/point-of-sale/yoco-counter-b/', '', false],
  ['/za/point-of-sale/yoco-counter/', '?utm_medium=display', false],
])('%s%s hides the menu button: %s', (path, query, expected) => {
  expect(hidesMenuButton(path, query)).toBe(expected)
})
