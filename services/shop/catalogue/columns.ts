import { integer, text } from 'drizzle-orm/pg-core'
import { columnsOf, storeFields } from './field'
import type { BundleRow, ProductRow } from './file-rows'
import { BUNDLE_FIELDS, PRODUCT_FIELDS, PRODUCT_TYPE, SELLABLE_FIELDS } from './fields'

/** What the shop itself notes of a row: its place in the file, and what the file said last. */
const own = () => ({ position: integer('position').notNull(), sourceChecksum: text('source_checksum') })

/** The columns of the table of products. */
export const productTable = () => ({
  sku: text('sku').primaryKey(),
  stock: integer('stock'),
  ...own(),
  ...columnsOf([...PRODUCT_TYPE, ...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const),
})

/** The columns of the table of bundles. */
export const bundleTable = () => ({
  bundleCode: text('bundle_code').primaryKey(),
  ...own(),
  ...columnsOf([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const),
})

/** What a row of the file means in the table, without the stock, which it decides only for a new product. */
export const productColumns = (row: ProductRow, position: number) => ({
  ...storeFields([...PRODUCT_TYPE, ...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const, row),
  position,
})

export const bundleColumns = (row: BundleRow, position: number) => ({
  ...storeFields([...SELLABLE_FIELDS, ...BUNDLE_FIELDS] as const, row),
  position,
})
