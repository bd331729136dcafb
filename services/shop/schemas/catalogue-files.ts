import Type, { type Static } from 'typebox'
import { PRODUCT_TYPES, REASONS } from '../domain/catalogue'
import { Nullable, OneOf } from './common'

// The rows of content/catalogue/*.json. Prices are in rand, VAT included.

const closed = { additionalProperties: false }

const Code = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const Price = Type.Number({ minimum: 0, maximum: 1_000_000 })
const WallClock = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' })

const sellable = {
  uuid: Type.String({ format: 'uuid' }),
  name: Type.String({ minLength: 1 }),
  short_name: Type.String({ minLength: 1 }),
  description: Type.String({ minLength: 1 }),
  image: Type.String({ format: 'uri' }),
  price: Price,
  promotion: Type.Optional(Type.Object({ price: Price, start: WallClock, end: WallClock }, closed)),
  storefronts: Type.Array(OneOf(['shop', 'portal', 'signup'])),
  is_listed_in_catalogue: Type.Boolean(),
  can_be_purchased: Type.Boolean(),
  reason_not_available: Type.Optional(OneOf(REASONS)),
  max_quantity_per_cart: Type.Integer({ minimum: 1 }),
}

export const ProductRow = Type.Object(
  {
    sku: Code,
    type: OneOf(PRODUCT_TYPES),
    ...sellable,
    /** Stock at the first import; null when it cannot run out. */
    stock: Nullable(Type.Integer({ minimum: 0 })),
    third_party_reviews: Type.Optional(
      Type.Object(
        { rating: Type.Number({ minimum: 0, maximum: 5 }), review_count: Type.Integer({ minimum: 1 }) },
        closed,
      ),
    ),
  },
  closed,
)
export type ProductRow = Static<typeof ProductRow>

export const BundleRow = Type.Object(
  {
    bundle_code: Code,
    ...sellable,
    items: Type.Array(Type.Object({ sku: Code, quantity: Type.Integer({ minimum: 1 }) }, closed), {
      minItems: 1,
    }),
  },
  closed,
)
export type BundleRow = Static<typeof BundleRow>

export const PromoCodeRow = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z0-9]+$' }),
    description: Type.String({ minLength: 1 }),
    percent_off: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    rand_off: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    free_shipping: Type.Optional(Type.Boolean()),
    expires_at: Type.Optional(Type.String({ format: 'date-time' })),
    /** By orders that are paid or may still be paid. */
    max_uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    max_uses_per_buyer: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  closed,
)
export type PromoCodeRow = Static<typeof PromoCodeRow>
