import Type, { type Static } from 'typebox'
import { PRODUCT_TYPES, REASONS } from '../domain/catalogue'
import { Nullable, OneOf, Quantity, Rand } from './common'

const PromotionDate = Nullable(Type.String({ description: 'South African time, `2026-11-01 00:00:00`' }))

const sellable = {
  uuid: Type.String(),
  name: Type.String(),
  short_name: Type.String(),
  description: Type.String(),
  image: Type.String(),
  unit_price: Rand,
  original_unit_price: Nullable(Rand),
  promotion_start_date: PromotionDate,
  promotion_end_date: PromotionDate,
  storefronts: Type.Array(Type.String()),
  is_listed_in_catalogue: Type.Boolean(),
  can_be_purchased: Type.Boolean(),
  reason_not_available: Nullable(OneOf(REASONS)),
  max_quantity_per_cart: Type.Integer(),
  stock: Nullable(Type.Integer({ description: 'null when it cannot run out' })),
}

export const ProductBody = Type.Object(
  {
    sku: Type.String(),
    type: OneOf(PRODUCT_TYPES),
    ...sellable,
    third_party_reviews: Nullable(Type.Object({ rating: Type.Number(), review_count: Type.Integer() })),
  },
  { title: 'Product' },
)
export type ProductBody = Static<typeof ProductBody>

export const BundleBody = Type.Object(
  {
    bundle_code: Type.String(),
    ...sellable,
    items: Type.Array(Type.Object({ sku: Type.String(), quantity: Quantity })),
  },
  { title: 'Bundle' },
)
export type BundleBody = Static<typeof BundleBody>

export const ProductList = Type.Object({ products: Type.Array(ProductBody) })
export const BundleList = Type.Object({ bundles: Type.Array(BundleBody) })

/** More than any page asks about. */
export const MOST_ENTRIES = 100

const CommaList = Type.String({ maxLength: 10_000, description: `Comma-joined, at most ${MOST_ENTRIES}` })
const Storefront = Type.String({ maxLength: 80 })

export const ProductQuery = Type.Object({
  types: Type.Optional(CommaList),
  storefront: Type.Optional(Storefront),
  skus: Type.Optional(CommaList),
  search: Type.Optional(Type.String({ maxLength: 200 })),
})

export const BundleQuery = Type.Object({
  storefront: Type.Optional(Storefront),
  bundle_codes: Type.Optional(CommaList),
})
