import Type, { type Static } from 'typebox'
import { Nullable } from '../schemas/common'
import { fileProperties } from './field'
import { BUNDLE_FIELDS, CLOSED, Code, PRODUCT_FIELDS, PRODUCT_TYPE, SELLABLE_FIELDS } from './fields'

// The rows of content/catalogue/*.json. Prices are in rand, VAT included.

export const ProductRow = Type.Object(
  {
    sku: Code,
    ...fileProperties([...PRODUCT_TYPE, ...SELLABLE_FIELDS] as const),
    /** Stock at the first import; null when it cannot run out. */
    stock: Nullable(Type.Integer({ minimum: 0 })),
    ...fileProperties(PRODUCT_FIELDS),
  },
  CLOSED,
)
export type ProductRow = Static<typeof ProductRow>

export const BundleRow = Type.Object(
  { bundle_code: Code, ...fileProperties([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const) },
  CLOSED,
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
  CLOSED,
)
export type PromoCodeRow = Static<typeof PromoCodeRow>
