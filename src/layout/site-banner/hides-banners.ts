// No import of the content folder here: the build reads this rule too, outside the browser's code.

/** Pages without banners and navigation, whatever the settings say (spec 2, "Page layout"). */
const BARE_PATHS = ['/za/internal/tests/', '/za/shop/options/']
const SETTINGS_PARAMETER = 'settings/site-wide-banner'

const withEndSlash = (path: string) => path.replace(/\/*$/, '/')

const liesUnder = (page: string, excluded: string) =>
  page === excluded || (excluded !== '/za/' && page.startsWith(excluded))

/**
 * Whether a page shows neither banners nor navigation (spec 2, "Page layout").
 * @param path the page's path, `/za/shop/`
 * @param excludedPaths paths of the pages in the banner settings, `/za/checkout/`; what lies below one is excluded too
 * @param query the address's query, with or without the question mark; empty while pages are built
 */
export const hidesBanners = (path: string, excludedPaths: readonly string[], query = ''): boolean => {
  const page = withEndSlash(path)
  return (
    BARE_PATHS.some((bare) => page.startsWith(bare)) ||
    excludedPaths.some((excluded) => liesUnder(page, excluded)) ||
    Boolean(new URLSearchParams(query).get(SETTINGS_PARAMETER))
  )
}
