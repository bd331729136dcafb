import { expect, it } from 'vitest'
import { isFromThisMachine } from './this-machine'

it.each([
  ['127.0.0.1', {}, true],
  ['127.1.2.3', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=196.25.1.7' }, false],
  ['127.0.0.1', { via: '1.1 x' }, false],
  ['196.25.1.7', {}, false],
  ['196.127.0.0.1', {}, false],
  [undefined, {}, false],
])('a request of %s with %o is from this machine: %s', (remoteAddress, headers, isLocal) => {
  const request = { socket: { remoteAddress }, headers } as Parameters<typeof isFromThisMachine>[0]
  expect(isFromThisMachine(request)).toBe(isLocal)
})
