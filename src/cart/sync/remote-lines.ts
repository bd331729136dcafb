import { STOREFRONT } from '../../catalogue'
import type { ShopCart } from '../../../shared/orders'
import type { CartLine } from '../rules/lines'

type RemoteItem = ShopCart['items'][number]

const toLine = ({ product, bundle, quantity }: RemoteItem): CartLine[] => {
  const common = { quantity, storefront: STOREFRONT }
  if (product) return [{ ...common, type: 'product', id: product.uuid, sku: product.sku }]
  if (bundle) return [{ ...common, type: 'bundle', id: bundle.uuid, bundleCode: bundle.bundle_code }]
  return []
}

/** The shop's cart as lines. */
export const linesOf = ({ items }: ShopCart): CartLine[] => items.flatMap(toLine)
