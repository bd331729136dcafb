import type { FulfilmentStep } from '../../../shared/orders'
import type { PaymentEvent } from './order-state'

/** Everything that can happen to an order, as `payment_transitions` keeps it. */
export type OrderEvent = PaymentEvent | 'initiated' | 'confirmed' | FulfilmentStep | 'return_requested'
