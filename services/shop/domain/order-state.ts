import { type FulfilmentStep, isPlaced } from '../../../shared/orders'
import { isTokenised, type PaymentMethod } from '../payments/providers'

/** Spec 3, statuses. */
export const ORDER_STATUSES = ['pending', 'complete', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * `authorised`: the provider stores the card and the shopper wants to pay; the charge is under way or, on payment terms, comes
 * later. `refund_due`: money arrived but buys nothing, because the order was already paid or cancelled, or costs more by now.
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
 * - `authorised`: the provider stores the card, and the shopper requested the payment.
 * - `succeeded`, `declined`: reported by the provider or the back office; may arrive late or twice.
 * - `too_little`: the provider reports money, but the order costs more by now because its promo code is used up.
 * - `abandoned`: the shopper cancelled on the provider's page, or the shop closed it there; nothing can be charged any more.
 * - `unreachable`: the provider could not open its page when the payment started; nothing can be charged.
 * - `expired`: the time limit for paying has passed.
 * - `unconfirmed`: the shopper did not confirm a suspicious order in time.
 * - `superseded`: the cart changed or another payment replaced this one.
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
 * The state after the event; undefined when the event changes nothing. Money that arrived is always recorded, in every state. A
 * placed order that is never paid is cancelled. An expired payment page ends only its payment, and so does a missing
 * confirmation: the order can be paid again. Only the provider's report ends a charge that is under way.
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

/** Every event of an order, as `payment_transitions` stores it. */
export type OrderEvent = PaymentEvent | 'initiated' | 'confirmed' | FulfilmentStep | 'return_requested'
