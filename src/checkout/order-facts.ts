import type { ShopCart } from '../platform/http'

export { needsDelivery } from '../orders'

/** The shop's cart as the checkout holds it. */
export type RemoteCart = ShopCart
