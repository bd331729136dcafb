/** A product or bundle, by what names it in shop, content and cart. */
type ItemRef = { sku: string } | { bundleCode: string }

/** How the cart names an item. */
export const itemRef = (item: ItemRef): ItemRef =>
  'sku' in item ? { sku: item.sku } : { bundleCode: item.bundleCode }

/** What names an item on its outermost element (contract, "In the page"). */
export const itemAttributes = (item: ItemRef): { 'data-sku': string } | { 'data-bundle-code': string } =>
  'sku' in item ? { 'data-sku': item.sku } : { 'data-bundle-code': item.bundleCode }

/** The sku or the bundle's code. */
export const codeOf = (item: ItemRef): string => ('sku' in item ? item.sku : item.bundleCode)
