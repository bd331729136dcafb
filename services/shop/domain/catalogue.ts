import type { Known } from '../catalogue/field'
import type { PRODUCT_FIELDS, SELLABLE_FIELDS } from '../catalogue/fields'
import type { Priced, ProductType, Stocked } from './catalogue-words'

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
