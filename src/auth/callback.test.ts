import { expect, test } from 'vitest'
import { readCallback, type Callback } from './callback'

test.each<[string, Callback]>([
  ['?code=abc&state=def', { kind: 'code', code: 'abc', state: 'def' }],
  ['?error=access_denied&state=def', { kind: 'denied' }],
  ['?error=server_error&state=def', { kind: 'error' }],
  ['?error=access_denied&code=abc&state=def', { kind: 'denied' }],
  ['?code=abc', { kind: 'none' }],
  ['?state=def', { kind: 'none' }],
  ['?code=&state=def', { kind: 'none' }],
  ['', { kind: 'none' }],
])('%s is read as %o', (search, callback) => {
  expect(readCallback(search)).toEqual(callback)
})
