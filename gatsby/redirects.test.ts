import { expect, test } from 'vitest'
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
  const { redirects, problems } = read(entries)
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual(expected)
  expect(problems).toEqual([])
})

test.each([
  [
    { pricing: 'help' },
    'redirects › pricing: it has a page, which is shown. Delete this redirect. It is left out.',
  ],
  [{ winter: 'nowhere' }, 'redirects › winter: it leads to /za/nowhere/, which has no page. It is left out.'],
  [
    { winter: '' },
    'redirects › winter: it leads to no clear address. For another site write https:// before it. It is left out.',
  ],
  [
    { winter: 'javascript:alert(1)' },
    'redirects › winter: it leads to no clear address. For another site write https:// before it. It is left out.',
  ],
  [
    { 'https://example.com': 'help' },
    'redirects › https://example.com: it is no address of a page of this site. It is left out.',
  ],
  [{ winter: 'winter' }, 'redirects › winter: it leads in a circle. Let it lead to a page. It is left out.'],
])('%o is left out', (entries, problem) => {
  expect(read(entries)).toEqual({ redirects: [], problems: [problem] })
})

test('none of a circle is kept', () => {
  const { redirects, problems } = read({ a: 'b', b: 'a', c: 'a' })
  expect(redirects).toEqual([])
  expect(problems).toHaveLength(3)
})
