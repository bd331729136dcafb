import { integer, text } from 'drizzle-orm/pg-core'
import Type, { type Static } from 'typebox'
import { toCents } from '../../../shared/money'
import { Nullable } from '../schemas/common'
import { columnsOf, fileProperties, storeFields } from './field'
import { BUNDLE_FIELDS, CLOSED, Code, PRODUCT_FIELDS, PRODUCT_TYPE, SELLABLE_FIELDS } from './fields'

// The rows of content/catalogue/*.json. Prices are in rand, VAT included.

export const ProductRow = Type.Object(
  {
    sku: Code,
    ...fileProperties([...PRODUCT_TYPE, ...SELLABLE_FIELDS] as const),
    /** Stock at the first import; null when it is unlimited. */
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
    /** Uses by orders that are paid or may still be paid. */
    max_uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    max_uses_per_buyer: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  CLOSED,
)
export type PromoCodeRow = Static<typeof PromoCodeRow>

/** The columns that the shop stores for a row: its place in the file, and the file's latest text. */
const own = () => ({ position: integer('position').notNull(), sourceChecksum: text('source_checksum') })

export const productTable = () => ({
  sku: text('sku').primaryKey(),
  stock: integer('stock'),
  ...own(),
  ...columnsOf([...PRODUCT_TYPE, ...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const),
})

export const bundleTable = () => ({
  bundleCode: text('bundle_code').primaryKey(),
  ...own(),
  ...columnsOf([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const),
})

/** The table's values of a row of the file, without the stock, which the file decides only for a new product. */
export const productColumns = (row: ProductRow, position: number) => ({
  ...storeFields([...PRODUCT_TYPE, ...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const, row),
  position,
})

export const bundleColumns = (row: BundleRow, position: number) => ({
  ...storeFields([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const, row),
  position,
})

/** The table's values of a row of promo-codes.json. */
export const promoCodeColumns = (row: PromoCodeRow) => ({
  description: row.description,
  percentOff: row.percent_off ?? null,
  centsOff: row.rand_off === undefined ? null : toCents(row.rand_off),
  freeShipping: row.free_shipping ?? false,
  expiresAt: row.expires_at ? new Date(row.expires_at) : null,
  maxUses: row.max_uses ?? null,
  maxUsesPerBuyer: row.max_uses_per_buyer ?? null,
})
