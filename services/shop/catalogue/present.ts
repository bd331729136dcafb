import type { Sellable } from '../domain/catalogue'
import { presentFields } from './field'
import { BUNDLE_FIELDS, PRODUCT_FIELDS, PRODUCT_TYPE, SELLABLE_FIELDS } from './fields'
import type { BundleBody, ProductBody } from './schemas'

/** A product in the words of the wire, at the price of `now`. Throws for a bundle. */
export function presentProduct({ type, ...item }: Sellable, now: Date): ProductBody {
  if (type === null) throw new Error(`${item.code} is not a product.`)
  const fields = [...PRODUCT_TYPE, ...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const
  return { sku: item.code, ...presentFields(fields, { ...item, type }, now) }
}

export const presentBundle = (item: Sellable, now: Date): BundleBody => ({
  bundle_code: item.code,
  ...presentFields([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const, item, now),
})
