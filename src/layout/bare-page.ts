// Without imports from src/content, because the build reads these rules too.
import { setFlag } from '../platform/page-flags'

/** The page for advertisements, a copy of another one (spec 2, "Routes"). */
export const CAMPAIGN_PAGE = '/za/point-of-sale/yoco-counter-b'

/** Sections without banners and navigation, whatever the settings say (spec 2, "Page layout"). */
const BARE_SECTIONS = ['/za/internal/tests/', '/za/shop/options/']

const withEndSlash = (path: string) => path.replace(/\/*$/, '/')

/** The path of the page that `path` in a query names in any spelling, such as `/za/checkout/`; undefined without one. */
const pageNamedIn = (query: string): string | undefined => {
  const named = new URLSearchParams(query).get('path')
  if (!named) return undefined
  const slug = named.replace(/^\/*(za(\/+|$))?/, '').replace(/\/+$/, '')
  return slug === '' || slug === 'home' ? '/za/' : `/za/${slug}/`
}

const setsBanner = (query: string): boolean =>
  Boolean(new URLSearchParams(query).get('settings/site-wide-banner'))

/**
 * Whether the query of an address asks for a page without banners and navigation: by the banner settings, or by a `path`
 * that names an excluded page (spec 2, "Page layout").
 * @param query with or without the question mark
 * @param excludedPaths of the pages in the banner settings, `/za/checkout/`
 */
const asksForBarePage = (query: string, excludedPaths: readonly string[]): boolean =>
  setsBanner(query) || excludedPaths.includes(pageNamedIn(query) ?? '')

type Address = { path: string; query?: string; excludedPaths: readonly string[] }

/** Whether a page shows neither banners nor navigation: the four cases of spec 2, "Page layout". */
export const isBarePage = ({ path, query = '', excludedPaths }: Address): boolean => {
  const page = withEndSlash(path)
  return (
    BARE_SECTIONS.some((section) => page.startsWith(section)) ||
    // An excluded page does not exclude the pages below it.
    excludedPaths.includes(page) ||
    asksForBarePage(query, excludedPaths)
  )
}

/** The attribute of a slice's element that names the pages which the banner settings leave out. */
export const excludedAttribute = (excludedPaths: readonly string[]) => ({
  'data-excluded-paths': excludedPaths.join(' '),
})

const excludedInPage = (): string[] =>
  document.querySelector<HTMLElement>('[data-excluded-paths]')?.dataset.excludedPaths?.split(' ') ?? []

/** Whether the address of the page in view asks for a bare page, by the pages that its slices name. */
export const isBareByAddress = (): boolean => {
  const { search } = window.location
  // Most addresses have no query, and this runs before the first paint.
  return search !== '' && asksForBarePage(search, excludedInPage())
}

/** Sections in which the visitor is busy with something else, or with the signup itself. */
const BUSY_SECTIONS = ['/za/signup/', '/za/checkout/', '/za/login-callback/', '/za/editor/']

/** Whether the page in view may remind of an unfinished signup, as pages with banners do (spec 2, "Page layout"). */
export const mayRemind = (path: string): boolean =>
  !BUSY_SECTIONS.some((section) => path.startsWith(section)) &&
  !isBarePage({ path, excludedPaths: [] }) &&
  !isBareByAddress()

/**
 * Marks the document with what its address asks for, at each page view (src/mark-page-view.ts). Before the first paint only the styles
 * of the slices know which pages are left out ({@link hideWhereNamed}).
 */
export const markBarePage = (): void => {
  setFlag('bare', isBareByAddress())
  const { search } = window.location
  const named = search === '' ? undefined : pageNamedIn(search)
  if (named) document.documentElement.dataset.namesPage = named
  else delete document.documentElement.dataset.namesPage
}

/**
 * The style that hides a slice where the address names a page that the settings leave out. A slice is rendered once for all pages,
 * so that a change of these settings changes no page.
 * @param rule one selector, without a comma, and its declarations
 */
export const hideWhereNamed = (excludedPaths: readonly string[], rule: string): string =>
  excludedPaths.map((path) => `html[data-names-page=${JSON.stringify(path)}] ${rule}`).join('')
