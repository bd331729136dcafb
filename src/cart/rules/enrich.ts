import {
  LISTINGS,
  priceNow,
  SHOP,
  type CatalogueEntry,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { linkProps, type StoryblokAsset } from '../../content'
import type { BundleLine, ProductLine } from './lines'
import { maxQuantity } from './max-quantity'

/** What the shop and the content say about one line (spec 3, enriched line). Prices in rand for one piece. */
type Enriched = {
  name: string
  /** The editor's title, else the short name, else the name. */
  cartTitle: string
  /** Address of the original picture. */
  image: string
  /** The most one cart may hold, and never more than is in stock. */
  maxQuantity: number
  price: number
  originalPrice?: number
  onPromotion: boolean
  /** Original price minus price; 0 when not on promotion. */
  savingsAmount: number
  promotionStartDate: string | null
  promotionEndDate: string | null
  reasonNotAvailable: ShopProduct['reason_not_available']
  description: string
  detailLink: string
  galleryItems: StoryblokAsset[]
  /** Skus that go with it, in the editor's order. */
  recommendedProducts: string[]
  recommendedLabel: string
  showRecommendedProducts: boolean
}

export type EnrichedProductLine = ProductLine &
  Enriched & {
    productType: ShopProduct['type']
    thirdPartyReviews: ShopProduct['third_party_reviews']
    /** From the price suffix label: stands beside the price. */
    priceSideScript: string
    /** From the price info text: stands under the price. */
    priceSubScript: string
  }

export type EnrichedBundleLine = BundleLine & Enriched

const facts = (item: ShopProduct | ShopBundle) => ({
  name: item.name,
  image: item.image,
  maxQuantity: maxQuantity(item),
  promotionStartDate: item.promotion_start_date,
  promotionEndDate: item.promotion_end_date,
  reasonNotAvailable: item.reason_not_available,
  description: item.description,
})

const splitSkus = (skus: string | undefined): string[] =>
  (skus ?? '')
    .split(',')
    .map((sku) => sku.trim())
    .filter(Boolean)

const recommendations = (entry: CatalogueEntry | undefined) => ({
  recommendedProducts: splitSkus(entry?.recommendedSkus),
  recommendedLabel: entry?.recommendedLabel ?? '',
  showRecommendedProducts: entry?.showRecommendedProducts ?? false,
})

/**
 * A product line with everything a cart shows of it.
 * @param product as in the shop's cart, so with the price the shopper will pay
 * @param entry the editor's words; its forced price counts as in the catalogue (spec 4)
 * @param now milliseconds since 1970, for promotions
 */
export const enrichProductLine = (
  line: ProductLine,
  product: ShopProduct,
  entry: CatalogueEntry | undefined,
  now: number,
): EnrichedProductLine => {
  const { price, originalPrice, onPromotion, savings } = priceNow(product, entry, now)
  return {
    ...line,
    ...facts(product),
    ...recommendations(entry),
    productType: product.type,
    cartTitle: entry?.title || product.short_name || product.name,
    price,
    originalPrice,
    onPromotion,
    savingsAmount: savings,
    detailLink: linkProps(entry?.detailsLink)?.href ?? `${LISTINGS[product.type].href}${product.sku}/`,
    galleryItems: entry?.gallery ?? [],
    thirdPartyReviews: product.third_party_reviews,
    priceSideScript: entry?.priceSuffixLabel ?? '',
    priceSubScript: entry?.priceInfoText ?? '',
  }
}

/** A bundle line: the same without reviews and price scripts; bundles have no entry in the content. */
export const enrichBundleLine = (line: BundleLine, bundle: ShopBundle, now: number): EnrichedBundleLine => {
  const { price, originalPrice, onPromotion, savings } = priceNow(bundle, undefined, now)
  return {
    ...line,
    ...facts(bundle),
    ...recommendations(undefined),
    cartTitle: bundle.short_name || bundle.name,
    price,
    originalPrice,
    onPromotion,
    savingsAmount: savings,
    detailLink: `${SHOP.href}bundles/${bundle.bundle_code}/`,
    galleryItems: [],
  }
}
