import type { Known } from '../catalogue/field'
import type { PRODUCT_FIELDS, SELLABLE_FIELDS } from '../catalogue/fields'

/** What a cart line can hold: a product, or a bundle sold under one price. Its fields: services/shop/catalogue/fields.ts. */
export interface Sellable extends Priced, Stocked, SellableFields, ProductFields {
  kind: 'product' | 'bundle'
  /** sku or bundle_code */
  code: string
  /** Products only. */
  type: ProductType | null
  /** The products that leave stock when one unit is sold. */
  components: Component[]
}
type SellableFields = Known<typeof SELLABLE_FIELDS>
/** Null of a bundle. */
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

/** What a price follows from. */
export interface Priced {
  /** VAT included, without any promotion. */
  priceCents: number
  promotion: Promotion | null
  /** What it cost before, where that is not the price without the promotion: of a bundle whose price is forced. */
  originalCents: number | null
}

/** What follows from the back office and the stock. */
export interface Stocked {
  canBePurchased: boolean
  reasonNotAvailable: Reason | null
  /** Units that can be sold; null when nothing runs out (services). For a bundle, the number of whole bundles. */
  stock: number | null
}
