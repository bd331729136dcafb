import Type, { type Static } from 'typebox'
import type { Sellable } from '../domain/catalogue'
import { Typed } from '../schemas/common'
import { presentFields, wireProperties } from './field'
import { BUNDLE_FIELDS, PRODUCT_FIELDS, PRODUCT_TYPE, SELLABLE_FIELDS } from './fields'

export const ProductBody = Type.Object(
  {
    sku: Type.String(),
    ...wireProperties([...PRODUCT_TYPE, ...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const),
  },
  { title: 'Product' },
)
export type ProductBody = Static<typeof ProductBody>

export const BundleBody = Type.Object(
  { bundle_code: Type.String(), ...wireProperties([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const) },
  { title: 'Bundle' },
)
export type BundleBody = Static<typeof BundleBody>

export const ProductList = Type.Object({ products: Type.Array(ProductBody) })
export const BundleList = Type.Object({ bundles: Type.Array(BundleBody) })

/** More than any page requests. */
export const MOST_ENTRIES = 100

const CommaList = Type.String({ maxLength: 10_000, description: `Comma-joined, at most ${MOST_ENTRIES}` })
const Storefront = Type.String({ maxLength: 80 })

export const ProductQuery = Type.Object({
  types: Type.Optional(CommaList),
  storefront: Type.Optional(Storefront),
  skus: Type.Optional(CommaList),
  search: Type.Optional(Typed('text', { maxLength: 200 })),
})

export const BundleQuery = Type.Object({
  storefront: Type.Optional(Storefront),
  bundle_codes: Type.Optional(CommaList),
})

/** A product in the API's format, at the price of `now`. Throws for a bundle. */
export function presentProduct({ type, ...item }: Sellable, now: Date): ProductBody {
  if (type === null) throw new Error(`${item.code} is not a product.`)
  const fields = [...PRODUCT_TYPE, ...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const
  return { sku: item.code, ...presentFields(fields, { ...item, type }, now) }
}

export const presentBundle = (item: Sellable, now: Date): BundleBody => ({
  bundle_code: item.code,
  ...presentFields([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const, item, now),
})
