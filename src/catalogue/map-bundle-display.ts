import { linkProps } from '../content'
import { describeItem } from './describe-item'
import { bundlePriceNow } from './price'
import { LISTINGS } from './shop-trail'
import type { BundleDisplay, BundleEntry, ShopBundle } from './types'

type Link = BundleEntry['shopPage']

/** Where the detail page of a bundle lives unless the editor says otherwise: under the bundles, its code as slug. */
const ownPage = (bundleCode: string): Link => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: '',
  url: '',
  cached_url: `${LISTINGS.bundle.href}${bundleCode}`,
})

/**
 * Joins a bundle of the shop with its entry in the content (spec 3, "Catalogue display mapping"); nothing when the shop
 * does not have it (spec 5).
 * @param nameOf what the page calls the product with this sku; undefined when it is not sold here
 * @param now milliseconds since 1970, for promotions
 */
export const mapBundleDisplay = (
  bundle: ShopBundle | undefined,
  entry: BundleEntry | undefined,
  nameOf: (sku: string) => string | undefined,
  now: number,
): BundleDisplay | undefined =>
  bundle && {
    ...describeItem(bundle, entry, bundlePriceNow(bundle, entry, now)),
    type: 'bundle',
    bundleCode: bundle.bundle_code,
    detailsLink: linkProps(entry?.shopPage) ? entry?.shopPage : ownPage(bundle.bundle_code),
    parts: bundle.items.flatMap(({ sku, quantity }) => {
      const name = nameOf(sku)
      return name ? [{ sku, name, quantity }] : []
    }),
  }
