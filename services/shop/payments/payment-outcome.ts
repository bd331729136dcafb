import { isPlaced, type PaymentStatus } from '../domain/order-state'
import { isTokenised, type PaymentMethod } from './methods'

/**
 * What became of a payment, for who knows no more than its id. `unfinished`: the card is kept and not charged, which the browser
 * that ordered goes on with; `refund`: the money came when it was no longer asked for, and goes back.
 */
export const PAYMENT_OUTCOMES = ['paid', 'placed', 'waiting', 'unfinished', 'failed', 'refund'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

export function paymentOutcome(method: PaymentMethod, status: PaymentStatus): PaymentOutcome {
  switch (status) {
    case 'complete':
      return 'paid'
    case 'pending':
      if (isPlaced(method, status)) return 'placed'
      return isTokenised(method) ? 'unfinished' : 'waiting'
    case 'authorised':
      return isPlaced(method, status) ? 'placed' : 'waiting'
    case 'refund_due':
    case 'refunded':
      return 'refund'
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'failed'
  }
}
