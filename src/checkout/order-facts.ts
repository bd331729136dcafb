import type { ShopCart } from '../platform/http'

export type RemoteCart = ShopCart
export type CartItem = RemoteCart['items'][number]
export type Payment = NonNullable<RemoteCart['payment']>

/** What an order is shown from; a cart that became one has all of it. */
export type Order = Pick<
  RemoteCart,
  | 'status'
  | 'is_open'
  | 'order_number'
  | 'placed_at'
  | 'payment'
  | 'items'
  | 'contact_info'
  | 'address'
  | 'delivery'
>

/** Services are done in person; everything else is sent. A bundle counts as goods: asking in vain beats an undeliverable kit. */
export const needsDelivery = (items: readonly CartItem[]): boolean =>
  items.some(({ product }) => product?.type !== 'service')
