import type { CatalogueItem } from './types'

/** How the cart names an item. */
export const itemRef = (item: CatalogueItem): { sku: string } | { bundleCode: string } =>
  item.type === 'bundle' ? { bundleCode: item.bundleCode } : { sku: item.sku }

/** What names an item on its outermost element (contract, "In the page"). */
export const itemAttributes = (
  item: CatalogueItem,
): { 'data-sku': string } | { 'data-bundle-code': string } =>
  item.type === 'bundle' ? { 'data-bundle-code': item.bundleCode } : { 'data-sku': item.sku }

/** The sku or the bundle's code. */
export const codeOf = (item: CatalogueItem): string => (item.type === 'bundle' ? item.bundleCode : item.sku)
