import type { ShopCart } from '../../platform/http'
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
