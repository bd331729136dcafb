import { linkProps } from '../../content'
import type { BundleEntry } from '../data/types'
import { LISTINGS } from './shop-trail'

type Link = BundleEntry['shopPage']

/**
 * Where a bundle is shown, on a card and in the cart alike: on the page that its entry names for the shop, else for the catalogue (spec 3,
 * "Catalogue display mapping"), else under the bundles with its code as slug.
 */
export const bundlePage = (
  entry: Pick<BundleEntry, 'shopPage' | 'cataloguePage'> | undefined,
  bundleCode: string,
): Link =>
  [entry?.shopPage, entry?.cataloguePage].find((link) => linkProps(link)) ?? {
    fieldtype: 'multilink',
    linktype: 'story',
    id: '',
    url: '',
    cached_url: `${LISTINGS.bundle.href}${bundleCode}`,
  }
