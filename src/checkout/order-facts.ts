import type { PlacedOrder } from '../orders'
import type { ShopCart } from '../platform/http'

export { needsDelivery } from '../orders'

export type RemoteCart = ShopCart
export type CartItem = RemoteCart['items'][number]
export type OrderReturn = RemoteCart['returns'][number]
export type Payment = NonNullable<RemoteCart['payment']>

/** What an order is shown from; a cart that became one has all of it. */
export type Order = PlacedOrder &
  Pick<RemoteCart, 'is_open' | 'order_number' | 'invoice_number' | 'contact_info' | 'address'>
