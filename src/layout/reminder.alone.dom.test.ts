import { expect, test } from 'vitest'
import { mayRemind } from './reminder'

test.each([
  ['/za/', '', true],
  ['/za/shop/card-machines/khumo/', '', true],
  ['/za/cart-overview/', '', true],
  ['/za/signup/', '', false],
  ['/za/signup/continue/', '', false],
  ['/za/checkout/', '', false],
  ['/za/login-callback/', '', false],
  ['/za/internal/tests/grid/', '', false],
  ['/za/shop/options/', '', false],
  ['/za/', '?settings/site-wide-banner=1', false],
  ['/za/', '?path=campaigns/winter', false],
])('%s%s may remind of an unfinished signup: %s', (path, query, isReminded) => {
  window.history.replaceState(null, '', `${path}${query}`)
  document.body.innerHTML = '<header data-excluded-paths="/za/checkout/ /za/campaigns/winter/"></header>'
  expect(mayRemind(path)).toBe(isReminded)
})
