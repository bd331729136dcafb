import type { Known } from '../catalogue/field'
import type { PRODUCT_FIELDS, SELLABLE_FIELDS } from '../catalogue/fields'

/** An item that a cart line can contain: a product, or a bundle with one price. Its fields: services/shop/catalogue/fields.ts. */
export interface Sellable extends Priced, Stocked, SellableFields, ProductFields {
  kind: 'product' | 'bundle'
  /** sku or bundle_code */
  code: string
  /** Only for products. */
  type: ProductType | null
  /** The products that leave stock when one unit is sold. */
  components: Component[]
}
type SellableFields = Known<typeof SELLABLE_FIELDS>
/** Null for a bundle. */
type ProductFields = { [Key in keyof Known<typeof PRODUCT_FIELDS>]: Known<typeof PRODUCT_FIELDS>[Key] | null }

export interface Component {
  sku: string
  quantity: number
  stock: number | null
  needsDelivery: boolean
}

/** Spec 3, product types. */
export const PRODUCT_TYPES = ['card_machine', 'sim_card', 'accessory', 'point_of_sale', 'service'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** Spec 3, stock states: why something cannot be bought. */
export const REASONS = ['out_of_stock', 'pre_order_only'] as const
export type Reason = (typeof REASONS)[number]

/** Dates are South African wall-clock time with a space, `2026-11-01 00:00:00` (spec 4). */
export interface Promotion {
  priceCents: number
  starts: string
  ends: string
}

/** The values that decide a price. */
export interface Priced {
  /** VAT included, without any promotion. */
  priceCents: number
  promotion: Promotion | null
  /** The former price, for a bundle whose price is forced; elsewhere the price without the promotion is the former price. */
  originalCents: number | null
}

/** The values that follow from the back office and the stock. */
export interface Stocked {
  canBePurchased: boolean
  reasonNotAvailable: Reason | null
  /** Units that can be sold; null when they are unlimited (services). For a bundle, the number of whole bundles. */
  stock: number | null
}
