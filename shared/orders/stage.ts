import type { Payment, ShopCart } from './order'

/** The stage of a cart depends on its order, if any, and that order's newest payment. */
export interface CartStatus {
  order: ShopCart['status'] | null
  method: Payment['method'] | null
  payment: Payment['status'] | null
}

/** Methods with which the order is placed, and its cart closed, before it is paid; an order that costs nothing is confirmed. */
const PLACED_FIRST: Readonly<Partial<Record<Payment['method'], Payment['status']>>> = {
  EFT: 'pending',
  'Card on delivery': 'pending',
  'Payment terms': 'authorised',
  Free: 'pending',
}

/** Whether a payment in this state makes an order that is placed and not complete yet. */
export const isPlaced = (method: Payment['method'], payment: Payment['status']): boolean =>
  PLACED_FIRST[method] === payment

/**
 * How far a cart has come as an order. `open`: nothing is under way; `paying`: a payment was started and has not ended;
 * `placed`: the order stands, paid or to be paid as agreed; `over`: it was cancelled.
 */
export const ORDER_STAGES = ['open', 'paying', 'placed', 'over'] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

/** The shop answers the stage of each cart by this rule; the site reads it from the answer. */
export function stageOf({ order, method, payment }: CartStatus): OrderStage {
  if (order === 'cancelled') return 'over'
  if (order === 'complete' || (method && payment && isPlaced(method, payment))) return 'placed'
  return payment === 'pending' || payment === 'authorised' ? 'paying' : 'open'
}

/** Whether the shopper still shops with this cart. While a card is being charged they do: it may be declined. */
export const isCartOpen = (status: CartStatus): boolean => ['open', 'paying'].includes(stageOf(status))
