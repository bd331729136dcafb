import { STOREFRONT } from './find'
import { priceNow } from './price'
import type { CatalogueEntry, ProductDisplay, ShopProduct, StockStatus } from './types'

type Availability = Pick<ShopProduct, 'can_be_purchased' | 'reason_not_available'>

const stockStatus = ({ can_be_purchased, reason_not_available }: Availability): StockStatus =>
  can_be_purchased ? 'in_stock' : (reason_not_available ?? 'unavailable')

/** The most one order may hold, and never more than is on the shelf; at least 1, so that a select has an option. */
const maxQuantity = ({ max_quantity_per_cart, stock }: ShopProduct): number =>
  Math.max(1, Math.min(max_quantity_per_cart, stock ?? max_quantity_per_cart))

const words = (product: ShopProduct, entry: CatalogueEntry | undefined) => ({
  name: entry?.title || product.short_name || product.name,
  summary: entry?.summary || product.description,
  // Defaults of spec 9.
  priceTerm: entry?.priceTerm || 'once-off',
  buyText: entry?.buyText || 'Buy Now',
  priceSuffix: entry?.priceSuffixLabel ?? '',
  priceInfo: entry?.priceInfoText ?? '',
})

const pictures = (product: ShopProduct, entry: CatalogueEntry | undefined) => ({
  image: entry?.image.filename ? entry.image : { filename: product.image, alt: product.name },
  gallery: entry?.gallery ?? [],
  background: entry?.background ?? '',
  badges: (entry?.badges ?? []).map(({ text, color }) => ({ text, color: color ?? '' })),
})

/**
 * Joins a product of the shop with its entry in the content (spec 3, "Catalogue display mapping"). Without a product
 * there is nothing to sell and so nothing to show (spec 5); without an entry the shop's own words and picture serve.
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
    sku: product.sku,
    type: product.type,
    storefront: entry?.storefront || STOREFRONT,
    ...words(product, entry),
    ...pictures(product, entry),
    ...priceNow(product, entry, now),
    stock: stockStatus(product),
    maxQuantity: maxQuantity(product),
    rating: reviews ? { score: reviews.rating, count: reviews.review_count } : undefined,
    detailsLink: entry?.detailsLink,
    buyLink: entry?.buyLink,
    waitlistLink: entry?.waitlistLink,
  }
}
