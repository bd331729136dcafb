import { expect, test } from 'vitest'
import { findingLine } from '../page'
import { readRedirects } from './redirects'

const PAGES = ['/za/', '/za/pricing/', '/za/help/']
const read = (entries: Record<string, string>) =>
  readRedirects(
    Object.entries(entries).map(([name, value]) => ({ name, value })),
    (path) => PAGES.includes(path),
  )

test.each([
  ['a short address', { winter: 'pricing' }, { '/za/winter/': '/za/pricing/' }],
  ['a whole path', { '/za/winter/': '/za/' }, { '/za/winter/': '/za/' }],
  [
    'a query and a fragment',
    { winter: 'pricing?utm_source=radio#fees' },
    { '/za/winter/': '/za/pricing/?utm_source=radio#fees' },
  ],
  ['another site', { app: 'https://example.com/app' }, { '/za/app/': 'https://example.com/app' }],
  [
    'a chain, each in one step',
    { a: 'b', b: 'c', c: 'help' },
    { '/za/a/': '/za/help/', '/za/b/': '/za/help/', '/za/c/': '/za/help/' },
  ],
])('%s', (_case, entries, expected) => {
  const { redirects, findings } = read(entries)
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual(expected)
  expect(findings).toEqual([])
})

test.each([
  [{ pricing: 'help' }, 'redirects › pricing: It has a page, which is shown. Delete this redirect.'],
  [
    { winter: 'nowhere' },
    'redirects › winter: It leads to /za/nowhere/, which has no page, and is left out. Let it lead to a page.',
  ],
  [
    { winter: '' },
    'redirects › winter: It leads to no clear address, and is left out. For another site write https:// before it.',
  ],
  [
    { winter: 'javascript:alert(1)' },
    'redirects › winter: It leads to no clear address, and is left out. For another site write https:// before it.',
  ],
  [
    { 'https://example.com': 'help' },
    'redirects › https://example.com: It is no address of a page of this site, and left out. Correct it.',
  ],
  [{ winter: 'winter' }, 'redirects › winter: It leads in a circle, and is left out. Let it lead to a page.'],
])('%o is left out', (entries, problem) => {
  const { redirects, findings } = read(entries)
  expect(redirects).toEqual([])
  expect(findings.map(findingLine)).toEqual([problem])
})

test('none of a circle is kept', () => {
  const { redirects, findings } = read({ a: 'b', b: 'a', c: 'a' })
  expect(redirects).toEqual([])
  expect(findings).toHaveLength(3)
})
