import { toCents } from '../domain/money'
import type { BundleRow, ProductRow, PromoCodeRow } from '../schemas/catalogue-files'

// What the rows of a catalogue file mean in the tables. `position` is the place in the file.

/** Without the stock, which the file decides only for a new product. */
export function productColumns(row: ProductRow, position: number) {
  const { third_party_reviews: reviews } = row
  return {
    ...sellableColumns(row, position),
    type: row.type,
    rating: reviews?.rating ?? null,
    reviewCount: reviews?.review_count ?? null,
  }
}

export const bundleColumns = (row: BundleRow, position: number) => ({
  ...sellableColumns(row, position),
  items: row.items,
})

export const promoCodeColumns = (row: PromoCodeRow) => ({
  description: row.description,
  percentOff: row.percent_off ?? null,
  centsOff: row.rand_off === undefined ? null : toCents(row.rand_off),
  freeShipping: row.free_shipping ?? false,
  expiresAt: row.expires_at ? new Date(row.expires_at) : null,
  maxUses: row.max_uses ?? null,
  maxUsesPerBuyer: row.max_uses_per_buyer ?? null,
})

const sellableColumns = (row: ProductRow | BundleRow, position: number) => ({
  uuid: row.uuid,
  position,
  name: row.name,
  shortName: row.short_name,
  description: row.description,
  image: row.image,
  priceCents: toCents(row.price),
  promotionPriceCents: row.promotion ? toCents(row.promotion.price) : null,
  promotionStarts: row.promotion?.start ?? null,
  promotionEnds: row.promotion?.end ?? null,
  storefronts: row.storefronts,
  isListed: row.is_listed_in_catalogue,
  canBePurchased: row.can_be_purchased,
  reasonNotAvailable: row.reason_not_available ?? null,
  maxQuantity: row.max_quantity_per_cart,
})
