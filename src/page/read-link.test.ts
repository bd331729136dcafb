import { expect, test } from 'vitest'
import { addressesOf, readLink } from './read-link'
import { exampleStory } from './testing/space'

const addresses = addressesOf(
  [
    { ...exampleStory('shop/khumo'), uuid: 'khumo' },
    { ...exampleStory('home'), uuid: 'home' },
    { ...exampleStory('catalogue/khumo', { component: 'catalogue_product' }), uuid: 'entry' },
  ],
  'https://www.example.co.za',
  { blog: 'blog/costs', entry: 'catalogue/khumo' },
)

const field = (link: object) => ({ fieldtype: 'multilink', id: '', url: '', cached_url: '', ...link })
const mark = (attrs: object) => ({ uuid: null, anchor: null, target: '_self', ...attrs })
const url = (written: string) => field({ linktype: 'url', url: written })
const story = (fields: object) => field({ linktype: 'story', ...fields })
const urlMark = (href: string) => mark({ linktype: 'url', href })

test.each<[what: string, link: object, leadsTo: object]>([
  [
    'a story that was renamed',
    story({ id: 'khumo', cached_url: 'shop/old-name', anchor: 'fees' }),
    { cached_url: 'shop/khumo', anchor: 'fees' },
  ],
  [
    'a story that was renamed, in a text',
    mark({ linktype: 'story', uuid: 'khumo', href: '/shop/old-name', anchor: 'fees' }),
    { href: 'shop/khumo', anchor: 'fees' },
  ],
  ['a published story that the build does not read', story({ id: 'blog' }), { cached_url: 'blog/costs' }],
  ['a story by its path', story({ cached_url: 'shop/khumo/' }), { cached_url: 'shop/khumo/' }],
  ['a part of the page', story({ anchor: 'fees' }), { anchor: 'fees' }],
  ['nothing', field({ linktype: 'story' }), { url: '', cached_url: '' }],
  ['another site', url('www.example.com/a'), { url: 'https://www.example.com/a' }],
  [
    'another site, in the field of an older link',
    field({ linktype: 'url', cached_url: 'www.example.com' }),
    { url: 'https://www.example.com', cached_url: '' },
  ],
  ['another site, in a text', urlMark('example.com'), { href: 'https://example.com' }],
  ['a telephone', url('082 123 4567'), { url: 'tel:+27821234567' }],
  ['a mailbox', field({ linktype: 'email', email: 'help@example.com' }), { email: 'help@example.com' }],
  [
    'a mailbox, in a text',
    mark({ linktype: 'email', href: 'mailto:help@example.com' }),
    { href: 'mailto:help@example.com' },
  ],
  [
    'a file',
    field({ linktype: 'asset', url: 'https://a.storyblok.com/f/1/0a1b2c/guide.pdf' }),
    { url: '/f/1/0a1b2c/guide.pdf' },
  ],
  ['a page by its path', url('shop/khumo?a=b#c'), { url: '/za/shop/khumo/?a=b#c' }],
  ['a page without a story', url('/za/signup/'), { url: '/za/signup/' }],
  ['the gallery', url('/za/internal/tests/faq/'), {}],
  ['a page by its whole address', url('https://www.example.co.za/za/shop/khumo'), { url: '/za/shop/khumo/' }],
  ['a file by its whole address', url('https://www.example.co.za/fees.pdf?a#b'), { url: '/fees.pdf?a#b' }],
  ['a page by the site’s name without www', url('http://example.co.za'), { url: '/za/' }],
  ['a page by the site’s name alone', urlMark('Example.co.za/shop/khumo'), { href: '/za/shop/khumo/' }],
])('a link to %s', (_what, link, leadsTo) => {
  const read = readLink({ ...link }, addresses)
  expect(read).toEqual({ link: { ...link, ...leadsTo } })
})

const noPage = (path: string) =>
  `There is no published page "${path}". No link is shown: publish the page, or choose another.`

test.each<[what: string, link: object, problem: string]>([
  ['an unpublished story', story({ id: 'gone', cached_url: 'old/page', anchor: 'a' }), noPage('old/page')],
  [
    'an unpublished story, in a text',
    mark({ linktype: 'story', uuid: 'gone', href: '/old/page', anchor: 'fees' }),
    noPage('/old/page'),
  ],
  ['a story without a page', story({ id: 'entry', cached_url: 'an/entry' }), noPage('an/entry')],
  ['a path without a story', story({ cached_url: 'old/page' }), noPage('old/page')],
  [
    'an address that may be a page or a site',
    url('about.us'),
    '"about.us" is neither a page of this site nor a whole address. No link is shown: for another site write https:// before it.',
  ],
  [
    'an address that runs code',
    urlMark('java\nscript:alert(1)'),
    'An address here starts with "javascript:", which this site does not follow. No link is shown: choose a page, or write another address.',
  ],
  [
    'an invalid mailbox',
    field({ linktype: 'email', email: 'help at example.com' }),
    '"help at example.com" is no email address. No link is shown: correct it.',
  ],
])('a link to %s is emptied and reported', (_what, link, problem) => {
  const nowhere = { url: '', href: '', cached_url: '', email: '', anchor: '' }
  expect(readLink({ ...link }, addresses)).toMatchObject({
    link: { ...link, ...nowhere },
    problem: { message: problem },
  })
})

test.each([
  ['old/page', '/za/old/page/'],
  ['https://example.co.za/za/old/page', '/za/old/page/'],
  ['www.example.co.za/apply', 'https://www.example.co.za/apply'],
])('a missing page, written as %s, is reported, and the link stays', (url, path) => {
  expect(readLink(field({ linktype: 'url', url }), addresses)).toEqual({
    link: field({ linktype: 'url', url: path }),
    problem: {
      rule: 'dead-link',
      message: `There is no page at ${path}. Choose another, or publish one there.`,
    },
  })
})
