import { expect, test } from 'vitest'
import type { StoryblokMultilink } from '../storyblok.gen'
import { linkProps } from './link-props'

const base = { fieldtype: 'multilink', id: '', url: '', cached_url: '' } as const
const story = (extra: object): StoryblokMultilink =>
  ({ ...base, linktype: 'story', ...extra }) as StoryblokMultilink

test.each([
  ['a story', story({ cached_url: 'shop/card-machines/' }), '/za/shop/card-machines/'],
  ['a story with an anchor', story({ cached_url: 'home', anchor: 'fees' }), '/za/#fees'],
  ['an anchor on the same page', story({ anchor: 'fees' }), '#fees'],
  [
    'a foreign page',
    { ...base, linktype: 'url', url: 'https://help.example.com' } as StoryblokMultilink,
    'https://help.example.com',
  ],
  [
    'a file',
    { ...base, linktype: 'asset', url: 'https://a.storyblok.com/f/1/0a1b2c/guide.pdf' } as StoryblokMultilink,
    '/f/1/0a1b2c/guide.pdf',
  ],
  ['a phone number', { ...base, linktype: 'url', url: 'tel:+2721' } as StoryblokMultilink, 'tel:+2721'],
  [
    'an email address',
    { ...base, linktype: 'email', email: 'a@example.com' } as StoryblokMultilink,
    'mailto:a@example.com',
  ],
  [
    'an email address as it was pasted',
    { ...base, linktype: 'email', email: ' mailto:a@example.com?subject=Hi' } as StoryblokMultilink,
    'mailto:a@example.com?subject=Hi',
  ],
])('%s', (_what, link, href) => {
  expect(linkProps(link)).toEqual({ href })
})

test('an empty field is no link, and neither is a mailbox that is none', () => {
  expect(linkProps({ ...base, linktype: 'email', email: 'a at example' })).toBeUndefined()
  expect(linkProps(undefined)).toBeUndefined()
  expect(linkProps(story({}))).toBeUndefined()
})

test('query parameters come before the anchor', () => {
  expect(linkProps(story({ cached_url: 'shop', anchor: 'list' }), 'tab=Overview')?.href).toBe(
    '/za/shop/?tab=Overview#list',
  )
})

test('a new window gets no handle on this one', () => {
  expect(linkProps(story({ cached_url: 'shop', target: '_blank' }))).toEqual({
    href: '/za/shop/',
    target: '_blank',
    rel: 'noopener',
  })
})
