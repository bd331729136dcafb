import { toShopError, type ShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import type { ReturnAddresses } from '../step-address'

/** A page on which an order is paid: the checkout, or the order's own page. */
export type PayingPage = {
  /** The cart on the page, if any. */
  shown: () => ShopCart | null
  /** Shows the shop's last answer. */
  show: (cart: ShopCart) => void
  /** The shop no longer opens this order to this browser. */
  onAccessEnded?: () => void
  /** The addresses to which a provider's page returns the shopper. */
  returns: (cart: ShopCart) => ReturnAddresses
  /** Shows an order that was placed without a provider's page. */
  placed: (cart: ShopCart) => void
}

/** Turns a failure into one with a sentence for the shopper. If the access to the order has ended, the page closes it. */
export const failureOn = ({ onAccessEnded }: PayingPage, failure: unknown): ShopError => {
  const error = toShopError(failure)
  if (error.code === 'order_access_ended') onAccessEnded?.()
  return error
}
