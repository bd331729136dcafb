import { expect, test } from 'vitest'
import { hidesBanners } from './hides-banners'

const EXCLUDED = ['/za/checkout/', '/za/cart-overview/', '/za/campaigns/winter/']

test.each([
  ['/za/', '', false],
  ['/za/shop/', '', false],
  ['/za/internal/tests/', '', true],
  ['/za/internal/tests/hero-centre/', '', true],
  ['/za/internal/testers/', '', false],
  ['/za/shop/options/', '', true],
  ['/za/shop/options', '', true],
  ['/za/checkout/', '', true],
  ['/za/checkout', '', true],
  ['/za/checkout/confirm/', '', true],
  ['/za/checkouts/', '', false],
  ['/za/campaigns/winter/', '', true],
  ['/za/campaigns/', '', false],
  ['/za/', '?settings/site-wide-banner=1', true],
  ['/za/', '?utm_source=x&settings%2Fsite-wide-banner=draft', true],
  ['/za/', '?settings/site-wide-banner=', false],
])('%s%s hides banners and navigation: %s', (path, query, expected) => {
  expect(hidesBanners(path, EXCLUDED, query)).toBe(expected)
})

test('leaving out the home page leaves out nothing else', () => {
  expect(hidesBanners('/za/', ['/za/'])).toBe(true)
  expect(hidesBanners('/za/shop/', ['/za/'])).toBe(false)
})

test('without settings only the fixed pages are bare', () => {
  expect(hidesBanners('/za/checkout/', [])).toBe(false)
})
