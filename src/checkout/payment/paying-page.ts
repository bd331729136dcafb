import { toShopError, type ShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import type { ReturnAddresses } from '../step-address'

/** A page on which an order is paid, or waited for: the checkout, or the order's own page. */
export type PayingPage = {
  /** The cart on the page, if any. */
  shown: () => ShopCart | null
  /** Shows what the shop answered last. */
  keep: (cart: ShopCart) => void
  /** The shop no longer opens this order to this browser. */
  lose?: () => void
  /** Where a provider's page sends the shopper. */
  returns: (cart: ShopCart) => ReturnAddresses
  /** Goes on from an order that stands without a provider's page. */
  placed: (cart: ShopCart) => void
}

/** Any failure as one with a sentence for the shopper; the page is told when it is that the order is closed to it. */
export const failureOn = ({ lose }: PayingPage, failure: unknown): ShopError => {
  const error = toShopError(failure)
  if (error.code === 'order_access_ended') lose?.()
  return error
}
