import { paletteColour, type PaletteColour } from '../../theme'
import type { ProductRating, ShopBundle, ShopProduct, StockStatus } from './types'

/** One code, or several with commas between them, as editors write them; none where nothing is written. */
export const splitCodes = (written: unknown): string[] =>
  typeof written === 'string' ? written.split(',').flatMap((code) => code.trim() || []) : []

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

/**
 * The one colour of a product or bundle, wherever it is shown: the field of its catalogue entry. What has no entry, or one
 * without a colour, stands on light gray.
 */
export const itemColour = (entry: { background?: string } | undefined): PaletteColour =>
  paletteColour(entry?.background, 'light-gray')

/** Stars that a rating has at most. */
export const OUT_OF = 5

/** The rating as a sentence, for readers and listeners alike. */
export const ratingWords = ({ score, count }: ProductRating): string =>
  `${score} out of ${OUT_OF} from ${count} ${count === 1 ? 'review' : 'reviews'}`

/** Where the shop stands with an item; one that cannot be bought and has no reason of its stock is `unavailable`. */
export const stockStatus = ({
  can_be_purchased,
  reason_not_available,
}: Pick<ShopProduct | ShopBundle, 'can_be_purchased' | 'reason_not_available'>): StockStatus =>
  can_be_purchased ? 'in_stock' : (reason_not_available ?? 'unavailable')

/** Why an item cannot be bought: the reason labels of spec 8, on pages, in the cart and in the shop's refusals. */
export const reasonLabel = (stock: Exclude<StockStatus, 'in_stock'>, isBundle: boolean): string => {
  if (stock === 'out_of_stock') return 'Out of stock'
  if (stock === 'pre_order_only') return 'Pre-order only'
  return isBundle ? 'Bundle no longer purchasable' : 'Product no longer purchasable'
}

/** Two limits that have nothing to do with each other: what one cart may hold (spec 3), and what is left in stock. */
export type QuantityLimits = {
  maxQuantity: number
  /** Null where nothing runs out. */
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
  // Before a pre-order is due the stock is empty, and limits nothing.
  stockLimit: reason === 'pre_order_only' ? null : stock,
})

/** How many pieces both limits allow; at least 1, so that a field or a select has something to offer. */
export const mostOf = ({ maxQuantity, stockLimit }: QuantityLimits): number =>
  Math.max(1, Math.min(maxQuantity, stockLimit ?? maxQuantity))

/** The storefront this site sells in (spec 9). */
export const STOREFRONT = 'shop'

/** The storefront in which an item is looked up: the one its entry in the content names, else this site's (spec 3). */
export const storefrontOf = (entry: { storefront?: string } | undefined): string =>
  entry?.storefront || STOREFRONT

/** Whether the shop lists it in that storefront (spec 5). */
export const isSoldIn = (
  item: Pick<ShopProduct, 'is_listed_in_catalogue' | 'storefronts'>,
  storefront: string,
): boolean => item.is_listed_in_catalogue && item.storefronts.includes(storefront)

/** The product, only if it is listed and available in that storefront ({@link isSoldIn}); otherwise undefined. */
export const findProduct = (
  { products }: { products: readonly ShopProduct[] },
  sku: string,
  storefront: string,
): ShopProduct | undefined => products.find((product) => product.sku === sku && isSoldIn(product, storefront))

/** The bundle, by the same rule as {@link findProduct}. */
export const findBundle = (
  { bundles }: { bundles: readonly ShopBundle[] },
  bundleCode: string,
  storefront: string,
): ShopBundle | undefined =>
  bundles.find((bundle) => bundle.bundle_code === bundleCode && isSoldIn(bundle, storefront))
