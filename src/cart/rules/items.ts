import {
  findBundle,
  findProduct,
  reasonLabel,
  stockStatus,
  STOREFRONT,
  type LoadedCatalogue,
  type QuantityLimits,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import type { ShopCart } from '../../../shared/orders'
import { type CartItemRef, type CartLine, findLine, keyOf, type PendingChange } from './lines'

/** Finds an item in the shop's cart: its product or bundle, with the price that the shopper will pay. */
export const findRemote = (cart: ShopCart | null, item: CartItemRef): ShopProduct | ShopBundle | undefined =>
  cart?.items
    .map(({ product, bundle }) => product ?? bundle)
    .find((other) => {
      if (!other) return false
      const ref = 'sku' in other ? { sku: other.sku } : { bundleCode: other.bundle_code }
      return keyOf(ref) === keyOf(item)
    })

/** The products and bundles of a cart of the shop, as a catalogue. */
export const catalogueOf = ({ items }: ShopCart): LoadedCatalogue => ({
  products: items.flatMap(({ product }) => product ?? []),
  bundles: items.flatMap(({ bundle }) => bundle ?? []),
})

/** Finds an item in the catalogue; undefined if the storefront does not list it (spec 5). */
export const findItem = (
  catalogue: LoadedCatalogue,
  item: CartItemRef,
  storefront: string,
): ShopProduct | ShopBundle | undefined =>
  'sku' in item
    ? findProduct(catalogue, item.sku, storefront)
    : findBundle(catalogue, item.bundleCode, storefront)

/** Finds the item that a line shows: in the shop's cart, or in the catalogue for a line that has not been sent yet. */
export const findLineItem = (
  item: CartItemRef,
  cart: ShopCart | null,
  catalogue: LoadedCatalogue | null,
): ShopProduct | ShopBundle | undefined =>
  findRemote(cart, item) ?? (catalogue ? findItem(catalogue, item, STOREFRONT) : undefined)

/** Why the item cannot be bought (spec 8, reason labels); undefined if it can. */
export const reasonNotAvailable = (
  found: Pick<ShopProduct | ShopBundle, 'can_be_purchased' | 'reason_not_available'> | undefined,
  item: CartItemRef,
): string | undefined => {
  const stock = found ? stockStatus(found) : 'unavailable'
  return stock === 'in_stock' ? undefined : reasonLabel(stock, 'bundleCode' in item)
}

/** An item that cannot be bought, and the reason in the words of spec 8. */
export type Unavailable<Item extends CartItemRef = CartItemRef> = { item: Item; reason: string }

/** The lines to remove when the cart is read: missing from the catalogue, not listed in their storefront, or not for sale now. */
export const unavailableLines = (
  lines: readonly CartLine[],
  catalogue: LoadedCatalogue,
): Unavailable<CartLine>[] =>
  lines.flatMap((item) => {
    const reason = reasonNotAvailable(findItem(catalogue, item, item.storefront), item)
    return reason ? [{ item, reason }] : []
  })

/** Tells the shopper which of the two limits prevents a higher quantity, in the shop's words. */
export const limitWords = (name: string, { maxQuantity, stockLimit }: QuantityLimits): string => {
  if (stockLimit === 0) return `${name} is out of stock.`
  return stockLimit !== null && stockLimit < maxQuantity
    ? `Only ${stockLimit} of ${name} left.`
    : `You can buy at most ${maxQuantity} of ${name}.`
}

/** An item's title (spec 3, cartTitle): the editor's title, else the short name, else the name. */
export const itemTitle = (
  title: string | undefined,
  { short_name: shortName, name }: Pick<ShopProduct | ShopBundle, 'short_name' | 'name'>,
): string => title || shortName || name

/**
 * The changes that merge the lines of another cart into this one. If an item is in both, the higher quantity counts and not the
 * sum, because the shopper usually chose it once. No quantity of this cart is reduced.
 * @param mostOf the maximum quantity of a line in one cart
 */
export const changesToMerge = (
  own: readonly CartLine[],
  others: readonly CartLine[],
  mostOf: (line: CartLine) => number,
): PendingChange[] =>
  others.flatMap((line) => {
    const quantity = Math.min(line.quantity, mostOf(line))
    const present = findLine(own, line)
    return quantity > (present?.quantity ?? 0)
      ? [{ item: line, line: { ...(present ?? line), quantity } }]
      : []
  })
