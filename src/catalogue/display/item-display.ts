import { splitCodes } from '../data/codes'
import { storefrontOf } from '../data/find'
import { itemColour } from '../data/item-colour'
import { bundlePriceNow, priceNow } from '../data/price'
import { mostOf, quantityLimits } from '../data/quantity-limits'
import { stockStatus } from '../data/stock'
import type {
  BundleDisplay,
  BundleEntry,
  CatalogueEntry,
  ItemDisplay,
  Price,
  ProductDisplay,
  ShopBundle,
  ShopProduct,
} from '../data/types'
import { bundlePage } from './bundle-page'

type ShopItem = ShopProduct | ShopBundle

/** What an editor may say about any item. */
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

/** What an editor recommends beside an item: codes separated by commas, and the words over them. */
const recommendation = (
  entry: Chosen | undefined,
): Pick<ItemDisplay, 'recommendedSkus' | 'recommendedLabel'> => ({
  recommendedSkus: entry?.showRecommendedProducts ? splitCodes(entry.recommendedSkus) : [],
  recommendedLabel: entry?.recommendedLabel || 'Goes well with it',
})

/** What is shown alike of a product and of a bundle; without an entry the shop's own words and picture serve. */
const describeItem = (item: ShopItem, entry: Words | undefined, price: Price): ItemDisplay => ({
  ...words(item, entry),
  ...pictures(item, entry),
  ...price,
  stock: stockStatus(item),
  maxQuantity: mostOf(quantityLimits(item)),
  ...recommendation(entry),
})

/**
 * Joins a product of the shop with its entry in the content (spec 3, "Catalogue display mapping"). Without a product
 * there is nothing to sell and so nothing to show (spec 5).
 * @param now milliseconds since 1970, for promotions
 */
export const mapProductDisplay = (
  product: ShopProduct | undefined,
  entry: CatalogueEntry | undefined,
  now: number,
): ProductDisplay | undefined => {
  if (!product) return undefined
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
    detailsLink: bundlePage(entry, bundle.bundle_code),
    parts: bundle.items.flatMap(({ sku, quantity }) => {
      const name = nameOf(sku)
      return name ? [{ sku, name, quantity }] : []
    }),
  }
