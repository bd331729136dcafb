import { describeItem } from './describe-item'
import { storefrontOf } from './find'
import { priceNow } from './price'
import type { CatalogueEntry, ProductDisplay, ShopProduct } from './types'

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
