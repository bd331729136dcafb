import { expect, test } from 'vitest'
import { readCookie } from './cookies'

test.each([
  ['wau', 'wau=visitor-1', 'visitor-1'],
  ['_fbp', '_fbp=fb.1%2B2', 'fb.1+2'],
  ['odd', 'odd=100%', '100%'],
  ['missing', 'missing-too=1', ''],
])('cookie %s', (name, cookie, value) => {
  document.cookie = cookie
  expect(readCookie(name)).toBe(value)
})
