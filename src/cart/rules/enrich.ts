import {
  bundlePage,
  itemColour,
  LISTINGS,
  quantityLimits,
  splitCodes,
  type CartEntries,
  type CatalogueEntry,
  type Price,
  type QuantityLimits,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { linkProps, type StoryblokAsset } from '../../content'
import { addRand } from '../../../shared/money'
import type { PaletteColour } from '../../theme'
import { itemTitle } from './item-title'
import type { BundleLine, ProductLine } from './lines'

/** What the shop and the content say about one line (spec 3, enriched line). Prices in rand for one piece. */
type Enriched = QuantityLimits & {
  name: string
  /** The editor's title, else the short name, else the name. */
  cartTitle: string
  /** Address of the original picture. */
  image: string
  colour: PaletteColour
  price: number
  originalPrice?: number
  onPromotion: boolean
  /** Original price minus price (spec 4); 0 without an original price. Shown only while on promotion. */
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

const shownOf = (item: ShopProduct | ShopBundle) => ({
  name: item.name,
  image: item.image,
  ...quantityLimits(item),
  promotionStartDate: item.promotion_start_date,
  promotionEndDate: item.promotion_end_date,
  reasonNotAvailable: item.reason_not_available,
  description: item.description,
})

type Words = Pick<
  CatalogueEntry,
  'title' | 'background' | 'gallery' | 'recommendedSkus' | 'recommendedLabel' | 'showRecommendedProducts'
>

/** What an editor says about an item. */
const words = (entry: Words | undefined, item: ShopProduct | ShopBundle) => ({
  cartTitle: itemTitle(entry?.title, item),
  colour: itemColour(entry),
  galleryItems: entry?.gallery ?? [],
  recommendedProducts: splitCodes(entry?.recommendedSkus),
  recommendedLabel: entry?.recommendedLabel ?? '',
  showRecommendedProducts: entry?.showRecommendedProducts ?? false,
})

const priced = ({ price, originalPrice, onPromotion }: Price) => ({
  price,
  originalPrice,
  onPromotion,
  savingsAmount: originalPrice === undefined ? 0 : addRand(originalPrice, -price),
})

/**
 * A product line with everything a cart shows of it.
 * @param entry the editor's words
 * @param price what the shopper will pay, as far as that is known
 */
export const enrichProductLine = (
  line: ProductLine,
  product: ShopProduct,
  entry: (CartEntries['entries'][number] & Partial<Words>) | undefined,
  price: Price,
): EnrichedProductLine => ({
  ...line,
  ...shownOf(product),
  ...words(entry, product),
  ...priced(price),
  productType: product.type,
  detailLink: linkProps(entry?.detailsLink)?.href ?? `${LISTINGS[product.type].href}${product.sku}/`,
  thirdPartyReviews: product.third_party_reviews,
  priceSideScript: entry?.priceSuffixLabel ?? '',
  priceSubScript: entry?.priceInfoText ?? '',
})

/** A bundle line: the same without reviews and price scripts. */
export const enrichBundleLine = (
  line: BundleLine,
  bundle: ShopBundle,
  entry: (CartEntries['bundleEntries'][number] & Partial<Words>) | undefined,
  price: Price,
): EnrichedBundleLine => ({
  ...line,
  ...shownOf(bundle),
  ...words(entry, bundle),
  ...priced(price),
  detailLink: linkProps(bundlePage(entry, bundle.bundle_code))?.href ?? LISTINGS.bundle.href,
})
