import { availability } from '../domain/availability'
import type { Sellable } from '../domain/catalogue'
import { toRand } from '../domain/money'
import { priceAt } from '../domain/pricing'
import type { BundleBody, ProductBody } from '../schemas/catalogue'

/** A product in the words of the wire, at the price of `now`. Throws for a bundle. */
export function presentProduct(item: Sellable, now: Date): ProductBody {
  if (item.type === null) throw new Error(`${item.code} is not a product.`)
  return {
    sku: item.code,
    type: item.type,
    ...presentShared(item, now),
    third_party_reviews: item.reviews && { rating: item.reviews.rating, review_count: item.reviews.count },
  }
}

export function presentBundle(item: Sellable, now: Date): BundleBody {
  return {
    bundle_code: item.code,
    ...presentShared(item, now),
    items: item.components.map(({ sku, quantity }) => ({ sku, quantity })),
  }
}

function presentShared(item: Sellable, now: Date) {
  const { unitCents, originalCents } = priceAt(item, now)
  const { canBePurchased, reason } = availability(item)
  return {
    uuid: item.uuid,
    name: item.name,
    short_name: item.shortName,
    description: item.description,
    image: item.image,
    unit_price: toRand(unitCents),
    original_unit_price: originalCents === null ? null : toRand(originalCents),
    promotion_start_date: item.promotion?.starts ?? null,
    promotion_end_date: item.promotion?.ends ?? null,
    storefronts: item.storefronts,
    is_listed_in_catalogue: item.isListed,
    can_be_purchased: canBePurchased,
    reason_not_available: reason,
    max_quantity_per_cart: item.maxQuantity,
    stock: item.stock,
  }
}
