import { expect, test } from 'vitest'
import { chooseEncoding } from './compress'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['*', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('%s → %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})
