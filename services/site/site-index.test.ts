import { expect, test } from 'vitest'
import { cachePolicy, IMMUTABLE, REVALIDATE, toMatcher } from './site-index'

test.each([
  ['/app-1f2e3d4c5b6a79880716.js', IMMUTABLE],
  ['/styles.4b2a1c3d5e6f7a8b9c0d.css', IMMUTABLE],
  ['/static/0123456789abcdef0123456789abcdef/card.webp', IMMUTABLE],
  ['/za/index.html', REVALIDATE],
  ['/page-data/sq/d/3649515864.json', REVALIDATE],
  ['/favicon.svg', REVALIDATE],
  ['/za/blog/payments-20261101.html', REVALIDATE],
])('%s', (path, policy) => {
  expect(cachePolicy(path)).toBe(policy)
})

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
