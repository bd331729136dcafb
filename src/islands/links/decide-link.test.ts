import { describe, expect, test } from 'vitest'
import { decideLink, pageBehind, type LinkDecision } from './decide-link'

const SITE = 'https://www.yoco.example'
const at = (path: string) => new URL(path, SITE)

const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}
const link = (href: string, extra = {}) => ({
  href: new URL(href, SITE).href,
  target: '',
  download: false,
  native: false,
  ...extra,
})
const leave: LinkDecision = { kind: 'leave' }
const goTo = (to: string): LinkDecision => ({ kind: 'navigate', to })
const stayAt = (to: string): LinkDecision => ({ kind: 'stay', to })

describe('a plain click from /za/pricing/', () => {
  test.each<[string, string, LinkDecision]>([
    ['another page', '/za/shop/', goTo('/za/shop/')],
    ['the home page without its slash', '/za', goTo('/za')],
    ['a page with query and fragment', '/za/shop/?tab=Overview#list', goTo('/za/shop/?tab=Overview#list')],
    ['another page’s fragment that cannot be decoded', '/za/shop/#50%', goTo('/za/shop/#50%25')],
    ['this page again', '/za/pricing/', stayAt('/za/pricing/')],
    ['this page, without the slash', '/za/pricing', stayAt('/za/pricing/')],
    ['this page with another query', '/za/pricing/?fee=2#top', stayAt('/za/pricing/?fee=2#top')],
    ['the same, not decodable', '/za/pricing/?fee=2#50%', stayAt('/za/pricing/?fee=2#50%25')],
    ['a fragment of this page', '/za/pricing/#fees', { kind: 'act', fragment: 'fees' }],
    ['a fragment, without the slash', '/za/pricing#fees', { kind: 'act', fragment: 'fees' }],
    ['an encoded fragment', '/za/pricing/#caf%C3%A9', { kind: 'act', fragment: 'café' }],
    ['a badly encoded fragment', '/za/pricing/#100%', { kind: 'act', fragment: '100%' }],
    ['another origin', 'https://help.example.com/za/shop/', leave],
    ['a path outside the country prefix', '/sandbox/', leave],
    ['a path that only starts like the prefix', '/zambia/', leave],
    ['a file', '/za/fees.pdf', leave],
    ['a phone number', 'tel:+27210000100', leave],
    ['the editor', '/za/editor/', leave],
  ])('on %s', (_what, href, expected) => {
    expect(decideLink(plain, link(href), at('/za/pricing/'))).toEqual(expected)
  })
})

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['a handler that dealt with it', { defaultPrevented: true }],
])('a click with %s is the browser’s', (_what, extra) => {
  expect(decideLink({ ...plain, ...extra }, link('/za/shop/'), at('/za/'))).toEqual(leave)
})

test.each([
  ['opens elsewhere', { target: '_blank' }, leave],
  ['names its own window', { target: '_self' }, goTo('/za/shop/')],
  ['downloads', { download: true }, leave],
  ['is marked data-native', { native: true }, leave],
])('a link that %s', (_what, extra, expected) => {
  expect(decideLink(plain, link('/za/shop/', extra), at('/za/'))).toEqual(expected)
})

test('the preview loads every page as a whole', () => {
  expect(decideLink(plain, link('/za/shop/'), at('/za/editor/?_storyblok=1'))).toEqual(leave)
  expect(pageBehind(`${SITE}/za/shop/`, at('/za/editor/'))).toBeUndefined()
})
