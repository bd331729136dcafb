import {
  findBundle,
  findProduct,
  STOREFRONT,
  type LoadedCatalogue,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import type { ShopCart } from '../../../shared/orders'
import { type CartItemRef, keyOf } from './lines'

type RemoteItem = ShopCart['items'][number]

const refOf = ({ product, bundle }: RemoteItem): CartItemRef | undefined => {
  if (product) return { sku: product.sku }
  return bundle && { bundleCode: bundle.bundle_code }
}

/** What the shop's cart holds of an item: its product or bundle, with the price the shopper will pay. */
export const findRemote = (cart: ShopCart | null, item: CartItemRef) => {
  const found = cart?.items.find((other) => {
    const ref = refOf(other)
    return ref !== undefined && keyOf(ref) === keyOf(item)
  })
  return found?.product ?? found?.bundle
}

/** What a cart of the shop knows of the catalogue: the items in it. */
export const catalogueOf = ({ items }: ShopCart): LoadedCatalogue => ({
  products: items.flatMap(({ product }) => product ?? []),
  bundles: items.flatMap(({ bundle }) => bundle ?? []),
})

/** What its line shows of an item: as the shop's cart has them, else as the catalogue does, for a line that
 * still waits to be sent. */
export const findLineItem = (
  item: CartItemRef,
  cart: ShopCart | null,
  catalogue: LoadedCatalogue | null,
): ShopProduct | ShopBundle | undefined => {
  const remote = findRemote(cart, item)
  if (remote || !catalogue) return remote
  return 'sku' in item
    ? findProduct(catalogue, item.sku, STOREFRONT)
    : findBundle(catalogue, item.bundleCode, STOREFRONT)
}
