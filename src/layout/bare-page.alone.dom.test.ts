import { beforeEach, expect, test } from 'vitest'
import { hasFlag } from '../platform/page-flags'
import { excludedAttribute, hideWhereNamed, isBareByAddress, markBarePage, mayRemind } from './bare-page'

const EXCLUDED = ['/za/checkout/', '/za/campaigns/winter/']
const open = (query: string) => {
  window.history.replaceState(null, '', `/za/${query}`)
  markBarePage()
}
const showBar = () => {
  const bar = document.createElement('header')
  bar.dataset.excludedPaths = excludedAttribute(EXCLUDED)['data-excluded-paths']
  document.body.replaceChildren(bar)
}
/** Whether the slices' own style hides a part of the page. */
const isHiddenByStyle = () => {
  const rules = hideWhereNamed(EXCLUDED, 'header{display:none}').split('{display:none}').filter(Boolean)
  return rules.some((selector) => document.querySelector(selector) !== null)
}

beforeEach(() => document.body.replaceChildren())

test.each([
  ['', false, false],
  ['?settings/site-wide-banner=1', true, false],
  ['?path=checkout', true, true],
  ['?path=/za/campaigns/winter/', true, true],
  ['?path=shop', false, false],
])(
  '%s: bare once the slices are in the page: %s, hidden by their style before that: %s',
  (query, isBare, byStyle) => {
    open(query)
    expect(hasFlag('bare')).toBe(query.includes('settings'))
    showBar()
    expect(isHiddenByStyle()).toBe(byStyle)
    expect(isBareByAddress()).toBe(isBare)
    markBarePage()
    expect(hasFlag('bare')).toBe(isBare)
  },
)

test('another address removes the marks', () => {
  showBar()
  open('?path=checkout')
  open('')
  expect(hasFlag('bare')).toBe(false)
  expect(isHiddenByStyle()).toBe(false)
})

test.each([
  ['/za/', '', true],
  ['/za/signup/', '', false],
  ['/za/signup/continue/', '', false],
  ['/za/checkout/', '', false],
  ['/za/login-callback/', '', false],
  ['/za/shop/options/', '', false],
  ['/za/', '?settings/site-wide-banner=1', false],
  ['/za/', '?path=campaigns/winter', false],
])('%s%s may remind of an unfinished signup: %s', (path, query, isReminded) => {
  window.history.replaceState(null, '', `${path}${query}`)
  document.body.innerHTML = '<header data-excluded-paths="/za/checkout/ /za/campaigns/winter/"></header>'
  expect(mayRemind(path)).toBe(isReminded)
})
