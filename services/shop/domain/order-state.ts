/** Spec 3, statuses. */
export const ORDER_STATUSES = ['pending', 'complete', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** `refund_due`: money arrived for an order that was already paid or cancelled. */
export const PAYMENT_STATUSES = [
  'pending',
  'complete',
  'declined',
  'cancelled',
  'expired',
  'refund_due',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Spec 3, payment methods; those that the shop takes. */
export const PAYMENT_METHODS = ['Credit Card (Checkout)', 'EFT', 'Free'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface State {
  order: OrderStatus
  payment: PaymentStatus
}

/**
 * `succeeded` and `failed` are the provider's word, which may arrive late or twice. `superseded`: the cart changed or
 * another payment took over. `expired`: the time to pay is over.
 */
export type PaymentEvent = 'succeeded' | 'failed' | 'superseded' | 'expired'

/**
 * The state after the event; undefined when the event changes nothing. Money that arrived is always recorded, whatever
 * the state was. An EFT that is never paid cancels its order; a card page left open only ends its payment, and the
 * order can be paid again.
 */
export function nextState(state: State, event: PaymentEvent, method: PaymentMethod): State | undefined {
  if (event === 'succeeded') return afterMoney(state)
  if (state.payment !== 'pending') return undefined
  switch (event) {
    case 'failed':
      return { ...state, payment: 'declined' }
    case 'superseded':
      return { ...state, payment: 'cancelled' }
    case 'expired':
      return method === 'EFT' && state.order === 'pending'
        ? { order: 'cancelled', payment: 'expired' }
        : { ...state, payment: 'expired' }
  }
}

function afterMoney({ order, payment }: State): State | undefined {
  if (payment === 'complete' || payment === 'refund_due') return undefined
  return order === 'pending' ? { order: 'complete', payment: 'complete' } : { order, payment: 'refund_due' }
}
