import type { LiveState } from '../live-catalogue'
import {
  splitCodes,
  storefrontOf,
  itemColour,
  mostOf,
  quantityLimits,
  stockStatus,
  findBundle,
  findProduct,
} from '../rules/items'
import { bundlePriceNow, priceNow } from '../rules/price'
import type {
  BundleDisplay,
  BundleEntry,
  CatalogueEntry,
  ItemDisplay,
  Price,
  ProductDisplay,
  ShopBundle,
  ShopProduct,
  CatalogueSnapshot,
} from '../rules/types'
import { bundlePage } from './shop-pages'

type ShopItem = ShopProduct | ShopBundle

/** The fields that every kind of entry has. */
type Words = Omit<BundleEntry, 'code' | 'shopPage' | 'cataloguePage'> &
  Pick<CatalogueEntry, 'priceSuffixLabel'>

const words = (item: ShopItem, entry: Words | undefined) => ({
  name: entry?.title || item.short_name || item.name,
  summary: entry?.summary || item.description,
  // The default of spec 9.
  priceTerm: entry?.priceTerm || 'once-off',
  buyText: entry?.buyText ?? '',
  priceSuffix: entry?.priceSuffixLabel ?? '',
  priceInfo: entry?.priceInfoText ?? '',
})

const pictures = (item: ShopItem, entry: Words | undefined) => ({
  image: entry?.image.filename ? entry.image : { filename: item.image, alt: item.name },
  gallery: entry?.gallery ?? [],
  colour: itemColour(entry),
  badges: (entry?.badges ?? []).map(({ text, color }) => ({ text, color: color ?? '' })),
})

type Chosen = Pick<CatalogueEntry, 'showRecommendedProducts' | 'recommendedSkus' | 'recommendedLabel'>

/** The products that an editor recommends with an item, and the heading over them. */
const recommendation = (
  entry: Chosen | undefined,
): Pick<ItemDisplay, 'recommendedSkus' | 'recommendedLabel'> => ({
  recommendedSkus: entry?.showRecommendedProducts ? splitCodes(entry.recommendedSkus) : [],
  recommendedLabel: entry?.recommendedLabel || 'Goes well with it',
})

/** The common part of a product and a bundle; without an entry it has the shop's own texts and picture. */
const describeItem = (item: ShopItem, entry: Words | undefined, price: Price): ItemDisplay => ({
  ...words(item, entry),
  ...pictures(item, entry),
  ...price,
  stock: stockStatus(item),
  maxQuantity: mostOf(quantityLimits(item)),
  ...recommendation(entry),
})

/**
 * Joins a product of the shop with its entry in the content (spec 3, "Catalogue display mapping").
 * @param now milliseconds since 1970, for promotions
 */
export const mapProductDisplay = (
  product: ShopProduct,
  entry: CatalogueEntry | undefined,
  now: number,
): ProductDisplay => {
  const reviews = product.third_party_reviews
  return {
    ...describeItem(product, entry, priceNow(product, entry, now)),
    sku: product.sku,
    type: product.type,
    storefront: storefrontOf(entry),
    rating: reviews ? { score: reviews.rating, count: reviews.review_count } : undefined,
    detailsLink: entry?.detailsLink,
    buyLink: entry?.buyLink,
    waitlistLink: entry?.waitlistLink,
  }
}

/**
 * Joins a bundle of the shop with its entry in the content (spec 3, "Catalogue display mapping").
 * @param nameOf the name of the product with this sku on the page; undefined where it is not sold here
 * @param now milliseconds since 1970, for promotions
 */
export const mapBundleDisplay = (
  bundle: ShopBundle,
  entry: BundleEntry | undefined,
  nameOf: (sku: string) => string | undefined,
  now: number,
): BundleDisplay => ({
  ...describeItem(bundle, entry, bundlePriceNow(bundle, entry, now)),
  type: 'bundle',
  bundleCode: bundle.bundle_code,
  detailsLink: bundlePage(entry, bundle.bundle_code),
  parts: bundle.items.flatMap(({ sku, quantity }) => {
    const name = nameOf(sku)
    return name ? [{ sku, name, quantity }] : []
  }),
})

/**
 * An item that the shop has dropped since the build stays on the page as one that cannot be bought: without it the page would move
 * under the reader's finger.
 */
const withdrawn = <Item extends Pick<ShopProduct, 'can_be_purchased' | 'reason_not_available'>>(
  item: Item,
): Item => ({ ...item, can_be_purchased: false, reason_not_available: null })

const moment = (snapshot: CatalogueSnapshot, { now }: LiveState) => now ?? Date.parse(snapshot.pricedAt)

const entryOf = ({ entries }: CatalogueSnapshot, sku: string) =>
  entries.find((candidate) => candidate.sku === sku)

/**
 * The products of a page as they are now, in the shop's order; only those that are sold in the storefront of their entry (spec 5).
 */
export const currentProducts = (snapshot: CatalogueSnapshot, live: LiveState): ProductDisplay[] =>
  snapshot.products.flatMap(({ sku }) => {
    const entry = entryOf(snapshot, sku)
    const storefront = storefrontOf(entry)
    const built = findProduct(snapshot, sku, storefront)
    if (!built) return []
    const product = live.catalogue
      ? (findProduct(live.catalogue, sku, storefront) ?? withdrawn(built))
      : built
    return mapProductDisplay(product, entry, moment(snapshot, live))
  })

/** The bundles of a page, by the same rules as {@link currentProducts}. */
export const currentBundles = (snapshot: CatalogueSnapshot, live: LiveState): BundleDisplay[] => {
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
    return mapBundleDisplay(bundle, entry, nameOf, moment(snapshot, live))
  })
}
