import { paletteColour, type PaletteColour } from '../../theme'
import type { ProductRating, ShopBundle, ShopProduct, StockStatus } from './types'

/** The codes in a field: one, or several with commas between them. */
export const splitCodes = (written: unknown): string[] =>
  typeof written === 'string' ? written.split(',').flatMap((code) => code.trim() || []) : []

/** A product or bundle by its code in shop, content and cart. */
type ItemRef = { sku: string } | { bundleCode: string }

/** The reference to an item in the cart. */
export const itemRef = (item: ItemRef): ItemRef =>
  'sku' in item ? { sku: item.sku } : { bundleCode: item.bundleCode }

/** The attribute with the code of an item, for its outermost element (contract, "In the page"). */
export const itemAttributes = (item: ItemRef): { 'data-sku': string } | { 'data-bundle-code': string } =>
  'sku' in item ? { 'data-sku': item.sku } : { 'data-bundle-code': item.bundleCode }

/** The sku or the bundle's code. */
export const codeOf = (item: ItemRef): string => ('sku' in item ? item.sku : item.bundleCode)

/**
 * The colour of a product or bundle, wherever it is shown: the field of its catalogue entry, or light gray where there is no entry or
 * no colour in it.
 */
export const itemColour = (entry: { background?: string } | undefined): PaletteColour =>
  paletteColour(entry?.background, 'light-gray')

/** The most stars of a rating. */
export const OUT_OF = 5

/** `721 reviews` */
export const reviewCount = ({ count }: ProductRating): string =>
  `${count} ${count === 1 ? 'review' : 'reviews'}`

/** The rating as a text, for sighted readers and screen readers alike. */
export const ratingWords = (rating: ProductRating): string =>
  `${rating.score} out of ${OUT_OF} from ${reviewCount(rating)}`

/** The stock status of an item; `unavailable` where it cannot be bought and the shop gives no reason. */
export const stockStatus = ({
  can_be_purchased,
  reason_not_available,
}: Pick<ShopProduct | ShopBundle, 'can_be_purchased' | 'reason_not_available'>): StockStatus =>
  can_be_purchased ? 'in_stock' : (reason_not_available ?? 'unavailable')

/** The reason why an item cannot be bought, in the words of spec 8: for pages, the cart and the shop's refusals. */
export const reasonLabel = (stock: Exclude<StockStatus, 'in_stock'>, isBundle: boolean): string => {
  if (stock === 'out_of_stock') return 'Out of stock'
  if (stock === 'pre_order_only') return 'Pre-order only'
  return isBundle ? 'Bundle no longer purchasable' : 'Product no longer purchasable'
}

/** Two independent limits: the most that one cart may hold (spec 3), and the stock. */
export type QuantityLimits = {
  maxQuantity: number
  /** Null where the stock is unlimited. */
  stockLimit: number | null
}

export const quantityLimits = ({
  max_quantity_per_cart: maxQuantity,
  stock,
  reason_not_available: reason,
}: Pick<
  ShopProduct | ShopBundle,
  'max_quantity_per_cart' | 'stock' | 'reason_not_available'
>): QuantityLimits => ({
  maxQuantity,
  // The stock of a pre-order is empty until it is due, and limits nothing.
  stockLimit: reason === 'pre_order_only' ? null : stock,
})

/** The number of pieces that both limits allow; at least 1, so that a field or a select has a choice. */
export const mostOf = ({ maxQuantity, stockLimit }: QuantityLimits): number =>
  Math.max(1, Math.min(maxQuantity, stockLimit ?? maxQuantity))

/** The storefront this site sells in (spec 9). */
export const STOREFRONT = 'shop'

/** The storefront in which an item is looked up: that of its entry in the content, else this site's (spec 3). */
export const storefrontOf = (entry: { storefront?: string } | undefined): string =>
  entry?.storefront || STOREFRONT

/** Whether the shop lists an item in a storefront (spec 5). */
export const isSoldIn = (
  item: Pick<ShopProduct, 'is_listed_in_catalogue' | 'storefronts'>,
  storefront: string,
): boolean => item.is_listed_in_catalogue && item.storefronts.includes(storefront)

/** The product with this sku, if it is sold in that storefront ({@link isSoldIn}). */
export const findProduct = (
  { products }: { products: readonly ShopProduct[] },
  sku: string,
  storefront: string,
): ShopProduct | undefined => products.find((product) => product.sku === sku && isSoldIn(product, storefront))

/** The bundle with this code, by the same rule. */
export const findBundle = (
  { bundles }: { bundles: readonly ShopBundle[] },
  bundleCode: string,
  storefront: string,
): ShopBundle | undefined =>
  bundles.find((bundle) => bundle.bundle_code === bundleCode && isSoldIn(bundle, storefront))
