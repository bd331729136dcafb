import { expect, test } from 'vitest'
import { sourceMaps } from './source-maps'

test.each([
  ['nobody may upload them', {}, false],
  ['there is no token', { SENTRY_AUTH_TOKEN: '' }, false],
  ['there is one', { SENTRY_AUTH_TOKEN: 'sntrys_1' }, 'hidden-source-map'],
])('source maps where %s', (_case, env, made) => {
  expect(sourceMaps(env)).toBe(made)
})
