import { expect, test } from 'vitest'
import { toMatcher } from './site'

test.each([
  ['/za/signup/:id/continue/', '/za/signup/42/continue/', true],
  ['/za/signup/:id/continue/', '/za/signup/42/continue', true],
  ['/za/signup/:id/continue/', '/za/signup/42/', false],
  ['/za/signup/:id/continue/', '/za/signup/4/2/continue/', false],
  ['/za/editor/*', '/za/editor/', true],
  ['/za/editor/*', '/za/editor', true],
  ['/za/editor/*', '/za/editor/shop/card-machines/', true],
  ['/za/editor/*', '/za/editors/', false],
  ['/za/a.b/*', '/za/axb/', false],
  ['/za/signup/:id/continue/', '/za/signup/50%/continue/', false],
  ['/za/editor/*', '/za/editor/50%/', false],
])('%s and %s', (pattern, path, expected) => {
  expect(toMatcher('/page/', pattern).matches(path)).toBe(expected)
})
