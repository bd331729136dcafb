import { expect, test } from 'vitest'
import { isBarePage } from './bare-page'

const excludedPaths = ['/za/checkout/', '/za/cart-overview/', '/za/campaigns/winter/']

test.each([
  ['/za/', '', false],
  ['/za/shop/', '', false],
  ['/za/internal/tests/hero-centre/', '', true],
  ['/za/internal/testers/', '', false],
  ['/za/shop/options/', '', true],
  ['/za/shop/options/receipt/', '', true],
  ['/za/checkout/', '', true],
  ['/za/checkout/confirm/', '', false],
  ['/za/checkouts/', '', false],
  ['/za/', '?settings/site-wide-banner=1', true],
  ['/za/', '?utm_source=x&settings%2Fsite-wide-banner=draft', true],
  ['/za/', '?settings/site-wide-banner=', false],
  ['/za/', '?path=/za/checkout/', true],
  ['/za/', '?path=checkout', true],
  ['/za/', '?utm_source=x&path=%2Fcampaigns%2Fwinter', true],
  ['/za/', '?path=campaigns', false],
  ['/za/', '?path=/', false],
  ['/za/', '?path=', false],
])('%s%s hides banners and navigation: %s', (path, query, expected) => {
  expect(isBarePage({ path, query, excludedPaths })).toBe(expected)
})

test.each([
  ['/za/', '', true],
  ['/za/shop/', '', false],
  ['/za/shop/', '?path=/za/', true],
])('with the home page excluded, %s%s is bare: %s', (path, query, expected) => {
  expect(isBarePage({ path, query, excludedPaths: ['/za/'] })).toBe(expected)
})

test('without settings only the fixed sections are bare', () => {
  expect(isBarePage({ path: '/za/checkout/', excludedPaths: [] })).toBe(false)
})
