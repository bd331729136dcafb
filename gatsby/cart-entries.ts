import { toCartEntries, type CartEntries } from '../src/catalogue/rules'
import type { StoryblokMultilink } from '../src/content'
import { linkProps } from '../src/content/rules'
import type { Space } from '../src/page'

/** A link reduced to its address, without its story; undefined where the editor left it empty. */
const plainLink = (link: StoryblokMultilink | undefined): StoryblokMultilink | undefined => {
  const url = linkProps(link)?.href
  return url ? { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: '' } : undefined
}

/** The editors' entries for everything that a cart can hold. */
export const cartEntries = ({ entries: written }: Space): CartEntries =>
  toCartEntries(
    [...written.products.values()].map((entry) => ({
      ...entry,
      detailsLink: plainLink(entry.detailsLink),
    })),
    [...written.bundles.values()].map((entry) => ({
      ...entry,
      shopPage: plainLink(entry.shopPage),
      cataloguePage: plainLink(entry.cataloguePage),
    })),
  )
