import { expect, test } from 'vitest'
import { isNoise } from './is-noise'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each<[string, unknown, boolean]>([
  ['Chromium’s network', new TypeError('Failed to fetch'), true],
  ['Firefox’s network', new TypeError('NetworkError when attempting to fetch resource.'), true],
  ['Safari’s network', new TypeError('Load failed'), true],
  ['a request that was called off', named('AbortError', 'The operation was aborted.'), true],
  ['a script that did not come', named('ChunkLoadError', 'Loading chunk 7 failed.'), true],
  ['a block’s script that did not come', new Error('The script /a.js could not be loaded.'), true],
  ['another site’s script', { message: 'Script error.' }, true],
  ['a late layout', { message: 'ResizeObserver loop completed with undelivered notifications.' }, true],
  ['a mistake', new TypeError('cart.lines is undefined'), false],
  ['a part that did not come for seconds', new Error('A part of this page is still missing.'), false],
  ['an error of a sentence', { message: 'Uncaught SyntaxError: Unexpected token' }, false],
  ['a text', 'Failed', false],
  ['nothing', undefined, false],
  ['null', null, false],
])('%s', (_case, thrown, noise) => {
  expect(isNoise(thrown)).toBe(noise)
})
