import { findBundle, findProduct, storefrontOf } from '../data/find'
import type {
  BundleDisplay,
  CatalogueSnapshot,
  LoadedCatalogue,
  ProductDisplay,
  ShopProduct,
} from '../data/types'
import { mapBundleDisplay, mapProductDisplay } from './item-display'

type Live = { catalogue?: LoadedCatalogue; now?: number }

/**
 * What the shop has dropped since the build stays where it is, as something that cannot be bought: taking it away would
 * move the page under the reader's finger.
 */
const withdrawn = <Item extends Pick<ShopProduct, 'can_be_purchased' | 'reason_not_available'>>(
  item: Item,
): Item => ({ ...item, can_be_purchased: false, reason_not_available: null })

const moment = (snapshot: CatalogueSnapshot, { now }: Live) => now ?? Date.parse(snapshot.pricedAt)

const entryOf = ({ entries }: CatalogueSnapshot, sku: string) =>
  entries.find((candidate) => candidate.sku === sku)

/**
 * The products of a page in the shop's order, as they are now; only those that are sold in the storefront their entry
 * names (spec 5).
 */
export const currentProducts = (snapshot: CatalogueSnapshot, live: Live): ProductDisplay[] =>
  snapshot.products.flatMap(({ sku }) => {
    const entry = entryOf(snapshot, sku)
    const storefront = storefrontOf(entry)
    const built = findProduct(snapshot, sku, storefront)
    if (!built) return []
    const product = live.catalogue
      ? (findProduct(live.catalogue, sku, storefront) ?? withdrawn(built))
      : built
    return mapProductDisplay(product, entry, moment(snapshot, live)) ?? []
  })

/** The bundles of a page, by the same rules as {@link currentProducts}. */
export const currentBundles = (snapshot: CatalogueSnapshot, live: Live): BundleDisplay[] => {
  const nameOf = (sku: string) => {
    const entry = entryOf(snapshot, sku)
    const product = findProduct(snapshot, sku, storefrontOf(entry))
    return product && (entry?.title || product.short_name || product.name)
  }
  return snapshot.bundles.flatMap(({ bundle_code: code }) => {
    const entry = snapshot.bundleEntries.find((candidate) => candidate.code === code)
    const storefront = storefrontOf(entry)
    const built = findBundle(snapshot, code, storefront)
    if (!built) return []
    const bundle = live.catalogue ? (findBundle(live.catalogue, code, storefront) ?? withdrawn(built)) : built
    return mapBundleDisplay(bundle, entry, nameOf, moment(snapshot, live)) ?? []
  })
}
