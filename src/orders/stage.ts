import type { Order } from './order'

/** `open`: nothing is under way; `paying`: a payment was started and has not ended; `placed`: the cart is closed. */
export type OrderStage = 'open' | 'paying' | 'placed'

/** How far an order has come. Whether the cart is still open is the shop's word; what is under way, the payment's. */
export const stageOf = ({ is_open: isOpen, payment }: Pick<Order, 'is_open' | 'payment'>): OrderStage => {
  if (!isOpen) return 'placed'
  return payment?.status === 'pending' || payment?.status === 'authorised' ? 'paying' : 'open'
}
