// No import of the content folder here: the build reads these rules too, outside the browser's code.

/** Sections without banners and navigation, whatever the settings say (spec 2, "Page layout"). */
const BARE_SECTIONS = ['/za/internal/tests/', '/za/shop/options/']

const withEndSlash = (path: string) => path.replace(/\/*$/, '/')

/**
 * Whether the query of an address asks for a page without banners and navigation: by the banner settings, or by a `path`
 * that names an excluded page, in any spelling (spec 2, "Page layout"). Runs inline in the page too (above-content.tsx),
 * so it refers to nothing outside itself.
 * @param query with or without the question mark
 * @param excludedPaths of the pages in the banner settings, `/za/checkout/`
 */
export const asksForBarePage = (query: string, excludedPaths: readonly string[]): boolean => {
  const parameters = new URLSearchParams(query)
  if (parameters.get('settings/site-wide-banner')) return true
  const named = parameters.get('path')
  if (!named) return false
  const slug = named.replace(/^\/*(za(\/+|$))?/, '').replace(/\/+$/, '')
  return excludedPaths.includes(slug === '' || slug === 'home' ? '/za/' : `/za/${slug}/`)
}

type Address = { path: string; query?: string; excludedPaths: readonly string[] }

const isBare = ({ path, query = '', excludedPaths }: Address): boolean => {
  const page = withEndSlash(path)
  return (
    BARE_SECTIONS.some((section) => page.startsWith(section)) ||
    // An excluded page excludes itself alone.
    excludedPaths.includes(page) ||
    asksForBarePage(query, excludedPaths)
  )
}

/** Whether a page shows no banners: the four cases of spec 2, "Page layout". A rule for banners alone goes in here. */
export const hidesBanners = (address: Address): boolean => isBare(address)

/** Whether a page shows no navigation: the same four cases. */
export const hidesNavigation = (address: Address): boolean => isBare(address)
