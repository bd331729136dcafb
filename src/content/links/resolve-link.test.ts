import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress, resolveLink, storyPath, linkProps } from './resolve-link'
import type { StoryblokMultilink } from '../storyblok.gen'

test.each([
  ['shop', '/za/shop/'],
  ['/shop/card-machines/', '/za/shop/card-machines/'],
  ['za/shop', '/za/shop/'],
  ['zambia', '/za/zambia/'],
  ['home', '/za/'],
  ['/', '/za/'],
  ['shop/card-machines?tab=Overview', '/za/shop/card-machines/?tab=Overview'],
  ['terms#returns', '/za/terms/#returns'],
  ['https://help.example.com/start', 'https://help.example.com/start'],
  ['tel:+27210000100', 'tel:+27210000100'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['#questions', '#questions'],
  ['/fees.pdf', '/fees.pdf'],
  ['https://a.storyblok.com/f/1/0a1b2c/guide.pdf', '/f/1/0a1b2c/guide.pdf'],
  ['//a-us.storyblok.com/f/1/0a1b2c/film.mp4', '/f/1/0a1b2c/film.mp4'],
  ['https://a.storyblok.com/f/1/0a1b2c/guide.pdf#page=2', '/f/1/0a1b2c/guide.pdf#page=2'],
  ['https://a.storyblok.com/somewhere/else.pdf', 'https://a.storyblok.com/somewhere/else.pdf'],
  ['https://example.com/f/1/0a1b2c/guide.pdf', 'https://example.com/f/1/0a1b2c/guide.pdf'],
  ['', ''],
  ['JavaScript:alert(1)', ''],
  ['javascript:alert(1)//fees.pdf', ''],
  [' java\tscr\nipt:alert(1)//fees.pdf', ''],
  ['\u0001javascript:alert(1)//fees.pdf', ''],
  ['\u00a0javascript:alert(1)//fees.pdf', ''],
  ['data:text/html,<script>alert(1)</script>//fees.html', ''],
  ['VBSCRIPT:msgbox(1)//fees.pdf', ''],
  ['blob:https://example.com/fees.pdf', ''],
  ['shop?next=javascript:alert(1)', '/za/shop/?next=javascript:alert(1)'],
  ['?tab=Overview', '/za/?tab=Overview'],
  ['/ZA/shop', '/za/shop/'],
  ['\u200bshop\u00ad ', '/za/shop/'],
  ['#talk-to-sales@send', '#talk-to-sales@send'],
  // Other sites, as editors paste them.
  ['www.example.co.za/apply', 'https://www.example.co.za/apply'],
  [' WWW.example.us?from=a#b', 'https://WWW.example.us?from=a#b'],
  ['example.co.za', 'https://example.co.za'],
  ['help.example.com:8443/start', 'https://help.example.com:8443/start'],
  ['example.africa/a.b', 'https://example.africa/a.b'],
  ['HTTPS://Example.co.za/Apply', 'https://Example.co.za/Apply'],
  ['http:/example.com/a', 'http://example.com/a'],
  ['https:example.com', 'https://example.com'],
  ['https:\\\\example.com', 'https://example.com'],
  ['https//example.com', 'https://example.com'],
  ['http://https://example.com/a', 'https://example.com/a'],
  ['http://localhost:8000/za/shop/', 'http://localhost:8000/za/shop/'],
  ['//cdn.example.com/a', 'https://cdn.example.com/a'],
  // Mailboxes and telephone numbers.
  ['help@example.co.za', 'mailto:help@example.co.za'],
  [' help@example.co.za?subject=Hello', 'mailto:help@example.co.za?subject=Hello'],
  ['MAILTO: help@example.co.za', 'mailto:help@example.co.za'],
  ['+27 82 123 4567', 'tel:+27821234567'],
  ['082 123 4567', 'tel:+27821234567'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['Tel: 082 123 4567', 'tel:082 123 4567'],
  // Files of this site.
  ['fees.pdf', '/fees.pdf'],
  ['downloads/fees.pdf?v=2', '/downloads/fees.pdf?v=2'],
  // Possibly a page of this site, possibly another site.
  ['about.us', ''],
  ['www.example', ''],
  ['https://', ''],
  ['https://example', ''],
  ['https://exa mple.com', ''],
])('the link %o leads to %o', (written, expected) => {
  expect(resolveLink(written)).toBe(expected)
})

test.each([
  ['shop', undefined],
  ['', undefined],
  ['javascript:alert(1)', 'scheme'],
  ['https://example', 'unclear'],
])('the problem of %o: %o', (written, problem) => {
  expect(readAddress(written).problem).toBe(problem)
})

const SCHEMES = 'javascript data VBScript blob http HTTPS tel mailto www. @'.split(' ')
const SIGNS = [...': ; / // \\ . .com .co.za # ? 0 +27'.split(' '), ' ', '\t', '\u0001', '\u200b']

/** Texts that browsers would run, or read in another way than they look, in many combinations. */
const pasted = fc
  .array(fc.oneof(fc.constantFrom(...SCHEMES), fc.constantFrom(...SIGNS), fc.string({ maxLength: 4 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''))

const PAGE = 'https://www.site.example/za/page/'

test('for any text, a link has a safe scheme, and does not change when it is read again', () => {
  fc.assert(
    fc.property(pasted, (written) => {
      const href = resolveLink(written)
      expect(resolveLink(href)).toBe(href)
      if (/^(tel|mailto):/.test(href)) return
      const { protocol, origin } = new URL(href, PAGE)
      expect(['http:', 'https:']).toContain(protocol)
      if (!/^https?:/.test(href)) expect(origin).toBe(new URL(PAGE).origin)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['home', '/za/'],
  ['shop/', '/za/shop/'],
  ['shop/card-machines/khumo', '/za/shop/card-machines/khumo/'],
])('the path of the story %o is %o', (slug, expected) => {
  expect(storyPath(slug)).toBe(expected)
})

const field = (linktype: string, fields: object = {}) =>
  ({ fieldtype: 'multilink', linktype, id: '', url: '', cached_url: '', ...fields }) as StoryblokMultilink

test.each([
  ['a story', field('story', { cached_url: 'shop/card-machines/' }), '/za/shop/card-machines/'],
  ['a story with an anchor', field('story', { cached_url: 'home', anchor: 'fees' }), '/za/#fees'],
  ['an anchor on the same page', field('story', { anchor: 'fees' }), '#fees'],
  ['a page of another site', field('url', { url: 'https://help.example.com' }), 'https://help.example.com'],
  ['a file', field('asset', { url: '//a.storyblok.com/f/1/0a1b2c/guide.pdf' }), '/f/1/0a1b2c/guide.pdf'],
  ['an email address', field('email', { email: 'a@example.com' }), 'mailto:a@example.com'],
  ['a pasted mailbox', field('email', { email: ' mailto:a@b.com?subject=Hi' }), 'mailto:a@b.com?subject=Hi'],
])('a link field with %s', (_what, link, href) => {
  expect(linkProps(link)).toEqual({ href })
})

test('an empty field is not a link, and neither is an invalid email address', () => {
  expect(linkProps(field('email', { email: 'a at example' }))).toBeUndefined()
  expect(linkProps(undefined)).toBeUndefined()
  expect(linkProps(field('story'))).toBeUndefined()
})

test('query parameters come before the anchor', () => {
  const link = field('story', { cached_url: 'shop', anchor: 'list' })
  expect(linkProps(link, 'tab=Overview')?.href).toBe('/za/shop/?tab=Overview#list')
})

test('a new window gets no reference to this one', () => {
  expect(linkProps(field('story', { cached_url: 'shop', target: '_blank' }))).toEqual({
    href: '/za/shop/',
    target: '_blank',
    rel: 'noopener',
  })
})
