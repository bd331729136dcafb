import { describe, expect, test } from 'vitest'
import type { IndexedFile } from '../site/site-index'
import { type CheckedSite, problemsOfBuild } from './check-release'

const page = (path: string, links: string[] = [], size = 1000): IndexedFile => ({
  path: `${path}index.html`,
  size,
  hash: path,
  parts: { scripts: [], styles: [], styleAttributes: [], blocks: [], uses: [], links },
})
const file = (path: string, size = 1000): IndexedFile => ({ path, size, hash: path })
const OWN = [page('/za/signup/'), file('/404.html'), file('/500.html')]

/** A site whose stories are named like their addresses. */
const siteOf = (stories: string[], more: IndexedFile[] = [], links: string[] = []): CheckedSite => ({
  files: [...OWN, ...stories.map((story) => page(story, links)), ...more],
  addresses: { pages: stories.map((story) => ({ path: story, story })), redirects: [] },
})
const HOME = '/za/'
const many = (count: number) => Array.from({ length: count }, (_, at) => `/za/page-${at}/`)
const SITE = siteOf([HOME, '/za/pricing/'])
const published = (...stories: string[]) => new Set(stories)

describe('a build', () => {
  test('of the same pages is sound, and so is the first one', () => {
    expect(problemsOfBuild(SITE, SITE, published(HOME, '/za/pricing/'))).toEqual([])
    expect(problemsOfBuild(SITE, undefined, published(HOME))).toEqual([])
  })

  test('without a page that was taken down, or under another address, is sound', () => {
    const moved: CheckedSite = {
      files: [...OWN, page(HOME), page('/za/prices/')],
      addresses: {
        pages: [
          { path: HOME, story: HOME },
          { path: '/za/prices/', story: '/za/pricing/' },
        ],
        redirects: [],
      },
    }
    expect(problemsOfBuild(siteOf([HOME]), SITE, published(HOME))).toEqual([])
    expect(problemsOfBuild(moved, SITE, published(HOME, '/za/pricing/'))).toEqual([])
  })

  test.each<[string, CheckedSite, CheckedSite, string[], string]>([
    [
      'without the home page',
      siteOf(['/za/pricing/']),
      siteOf(['/za/pricing/']),
      ['/za/pricing/'],
      'The site has no /za/index.html.',
    ],
    [
      'without a page whose story is published',
      siteOf([HOME]),
      SITE,
      [HOME, '/za/pricing/'],
      'A page is missing although its story is published: /za/pricing/. Look at the log of the build.',
    ],
    [
      'that loses most pages at once',
      siteOf([HOME]),
      siteOf([HOME, ...many(12)]),
      [HOME],
      '12 of 13 pages would disappear. If that is meant, let an operator build the site with npm start -- --build-only.',
    ],
    [
      'whose menu leads nowhere',
      siteOf([HOME, ...many(12)], [], ['/za/nowhere/']),
      siteOf([HOME, ...many(12)]),
      [HOME, ...many(12)],
      '13 pages link to /za/nowhere/, which has no page. Look at the menu and the footer.',
    ],
    [
      'with an endless page',
      siteOf([HOME], [page('/za/long/', [], 3 * 1024 * 1024)]),
      siteOf([HOME]),
      [HOME],
      'A page has more than 2 MB: /za/long/index.html. Make it shorter.',
    ],
    [
      'that has grown beyond reason',
      siteOf([HOME], [file('/film.mp4', 90 * 1024 * 1024)]),
      siteOf([HOME]),
      [HOME],
      'The site has grown from 0 to 90 MB. Find out why before you publish it.',
    ],
  ])('%s is refused', (_case, now, before, stories, problem) => {
    expect(problemsOfBuild(now, before, published(...stories))).toEqual([problem])
  })

  test('with a dead link on one page is not refused', () => {
    const site = siteOf([HOME, ...many(12)], [page('/za/typo/', ['/za/pricng/'])])
    expect(problemsOfBuild(site, undefined, published())).toEqual([])
  })
})
