/** Spec 3, product types. */
export const PRODUCT_TYPES = ['card_machine', 'sim_card', 'accessory', 'point_of_sale', 'service'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** Spec 3, stock states: why something cannot be bought. */
export const REASONS = ['out_of_stock', 'pre_order_only'] as const
export type Reason = (typeof REASONS)[number]

/** What a cart line can hold: a product, or a bundle sold under one price. */
export interface Sellable {
  kind: 'product' | 'bundle'
  /** sku or bundle_code */
  code: string
  uuid: string
  name: string
  shortName: string
  description: string
  image: string
  /** VAT included, without any promotion. */
  priceCents: number
  promotion: Promotion | null
  /** What it cost before, where that is not the price without the promotion: of a bundle whose price is forced. */
  originalCents: number | null
  storefronts: string[]
  isListed: boolean
  canBePurchased: boolean
  reasonNotAvailable: Reason | null
  maxQuantity: number
  /** Products only. */
  type: ProductType | null
  reviews: { rating: number; count: number } | null
  /** Units that can be sold; null when nothing runs out (services). For a bundle, the number of whole bundles. */
  stock: number | null
  /** The products that leave the shelf when one unit is sold. */
  components: Component[]
}

export interface Component {
  sku: string
  quantity: number
  stock: number | null
  needsDelivery: boolean
}

/** Dates are South African wall-clock time with a space, `2026-11-01 00:00:00` (spec 4). */
export interface Promotion {
  priceCents: number
  starts: string
  ends: string
}
