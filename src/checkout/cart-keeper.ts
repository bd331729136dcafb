import { ShopError, toShopError } from '../platform/http'
import type { RemoteCart } from './order-facts'

/** Where a page keeps the cart it shows: the checkout's store, or that of the order's own page. */
export type CartKeeper = {
  shown: () => RemoteCart | null
  keep: (cart: RemoteCart) => void
  /** The shop no longer opens this order to this browser. */
  lose?: () => void
}

/** Any failure as one with a sentence for the shopper; the page is told when it is that the order is closed to it. */
export const failureOf = (failure: unknown, { lose }: CartKeeper): ShopError => {
  const error = toShopError(failure)
  if (error.code === 'order_access_ended') lose?.()
  return error
}
