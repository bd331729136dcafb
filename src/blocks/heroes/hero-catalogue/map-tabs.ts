import { linkProps, type Bloks } from '../../../content'

export type Tab = { key: string; label: string; href: string; isCurrent: boolean }

const BASE = 'https://shop.invalid'

/** How well a tab's address fits the page's: its path and `?tab=`, its path alone, or not at all. */
const fit = (href: string, address: string): number => {
  const tab = new URL(href, BASE)
  const page = new URL(address, BASE)
  if (tab.host !== page.host || tab.pathname !== page.pathname) return 0
  return tab.searchParams.get('tab') === page.searchParams.get('tab') ? 2 : 1
}

const currentIndex = (hrefs: readonly string[], address: string): number => {
  const fits = hrefs.map((href) => fit(href, address))
  const best = Math.max(0, ...fits)
  return best === 0 ? -1 : fits.indexOf(best)
}

/**
 * The tabs as links that keep `?tab=` in the URL, and which of them is this page.
 * @param address path of the page, with its query where that is known: not on the server
 */
export const mapTabs = (tabs: Bloks.CatalogueTab[] | undefined, address: string): Tab[] => {
  const links = (tabs ?? []).flatMap(({ _uid, label, link, tab }) => {
    const target = linkProps(link, tab ? `tab=${encodeURIComponent(tab)}` : undefined)
    return target && label ? [{ key: _uid, label, href: target.href }] : []
  })
  const current = currentIndex(
    links.map(({ href }) => href),
    address,
  )
  return links.map((link, index) => ({ ...link, isCurrent: index === current }))
}
