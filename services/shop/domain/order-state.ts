import { type FulfilmentStep, isPlaced } from '../../../shared/orders'
import { isTokenised, type PaymentMethod } from '../payments/providers'

/** Spec 3, statuses. */
export const ORDER_STATUSES = ['pending', 'complete', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * `authorised`: the card is kept by the provider and the shopper wants to pay; the charge is under way or, on payment
 * terms, comes later. `refund_due`: money arrived that buys nothing: the order was already paid or cancelled, or costs more by now.
 */
export const PAYMENT_STATUSES = [
  'pending',
  'authorised',
  'complete',
  'declined',
  'cancelled',
  'expired',
  'refund_due',
  'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export interface State {
  order: OrderStatus
  payment: PaymentStatus
}

/**
 * - `authorised`: the provider keeps the card, and the shopper asked for the payment.
 * - `succeeded`, `declined`: the provider's word, or the back office's; may arrive late or twice.
 * - `too_little`: the provider's word that money came, for goods that cost more by now: its promo code is used up.
 * - `abandoned`: the shopper cancelled on the provider's page, or the shop closed it there; nothing can be charged any more.
 * - `unreachable`: the provider could not open its page when the payment started; nothing can be charged.
 * - `expired`: the time to pay is over.
 * - `unconfirmed`: nobody vouched for an order that waits for its money, and its shopper did not confirm it in time.
 * - `superseded`: the cart changed or another payment took over.
 * - `refunded`: the back office gave the money back.
 */
export const PAYMENT_EVENTS = [
  'authorised',
  'succeeded',
  'declined',
  'too_little',
  'abandoned',
  'unreachable',
  'expired',
  'unconfirmed',
  'superseded',
  'refunded',
] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * The state after the event; undefined when the event changes nothing. Money that arrived is always recorded, whatever
 * the state was. An order that was placed and never paid is cancelled; a payment page left open only ends its payment,
 * and so does an order that was not confirmed: it can be paid again. A charge under way ends by the provider's word alone.
 */
export function nextState(state: State, event: PaymentEvent, method: PaymentMethod): State | undefined {
  const { order, payment } = state
  if (event === 'succeeded' || event === 'too_little') return afterMoney(state, event)
  if (event === 'refunded') return afterRefund(state)
  if (payment !== 'pending' && payment !== 'authorised') return undefined
  switch (event) {
    case 'authorised':
      return isTokenised(method) && payment === 'pending' && order === 'pending'
        ? { order, payment: 'authorised' }
        : undefined
    case 'declined':
      return { order, payment: 'declined' }
    case 'abandoned':
      return { order, payment: 'cancelled' }
    case 'unreachable':
    case 'superseded':
      return payment === 'pending' ? { order, payment: 'cancelled' } : undefined
    case 'expired':
      return afterDeadline(state, method)
    case 'unconfirmed':
      return order === 'pending' && payment === 'pending' && isPlaced(method, payment)
        ? { order, payment: 'expired' }
        : undefined
  }
}

function afterMoney({ order, payment }: State, event: 'succeeded' | 'too_little'): State | undefined {
  if (payment === 'complete' || payment === 'refund_due' || payment === 'refunded') return undefined
  return order === 'pending' && event === 'succeeded'
    ? { order: 'complete', payment: 'complete' }
    : { order, payment: 'refund_due' }
}

function afterRefund({ order, payment }: State): State | undefined {
  if (payment === 'complete') return { order: 'cancelled', payment: 'refunded' }
  return payment === 'refund_due' ? { order, payment: 'refunded' } : undefined
}

function afterDeadline({ order, payment }: State, method: PaymentMethod): State | undefined {
  if (isPlaced(method, payment)) {
    return { order: order === 'pending' ? 'cancelled' : order, payment: 'expired' }
  }
  return payment === 'pending' ? { order, payment: 'expired' } : undefined
}

/** Everything that can happen to an order, as `payment_transitions` keeps it. */
export type OrderEvent = PaymentEvent | 'initiated' | 'confirmed' | FulfilmentStep | 'return_requested'
