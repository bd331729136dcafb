import {
  findBundle,
  findProduct,
  reasonLabel,
  stockStatus,
  type LoadedCatalogue,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import type { CartItemRef, CartLine } from './lines'

type Sellable = Pick<ShopProduct | ShopBundle, 'name' | 'can_be_purchased' | 'reason_not_available'>

/** The item, only if the storefront lists it (spec 5). */
export const findItem = (
  catalogue: LoadedCatalogue,
  item: CartItemRef,
  storefront: string,
): ShopProduct | ShopBundle | undefined =>
  'sku' in item
    ? findProduct(catalogue, item.sku, storefront)
    : findBundle(catalogue, item.bundleCode, storefront)

/** Why the item cannot be bought (spec 8, reason labels); undefined when it can. */
export const reasonNotAvailable = (
  found: Omit<Sellable, 'name'> | undefined,
  item: CartItemRef,
): string | undefined => {
  const stock = found ? stockStatus(found) : 'unavailable'
  return stock === 'in_stock' ? undefined : reasonLabel(stock, 'bundleCode' in item)
}

/** Something that cannot be bought, and the reason in the words of spec 8. */
export type Unavailable<Item extends CartItemRef = CartItemRef> = { item: Item; reason: string }

/** The lines to take out at load: missing from the catalogue, not listed in their storefront, or not for sale now. */
export const unavailableLines = (
  lines: readonly CartLine[],
  catalogue: LoadedCatalogue,
): Unavailable<CartLine>[] =>
  lines.flatMap((item) => {
    const reason = reasonNotAvailable(findItem(catalogue, item, item.storefront), item)
    return reason ? [{ item, reason }] : []
  })
