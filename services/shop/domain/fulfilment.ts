import { type FulfilmentStep, fulfilmentSteps, isPlaced } from '../../../shared/orders'
import type { OrderStatus, PaymentStatus } from './order-state'
import type { PaymentMethod } from '../payments/providers'

/** The facts about an order that the warehouse needs. */
export interface Workload {
  order: OrderStatus
  method: PaymentMethod
  payment: PaymentStatus
  hasGoods: boolean
  /** Whether the order is suspicious and its shopper has not confirmed it. */
  isUnconfirmed: boolean
  /** The steps that are already done. */
  reached: readonly FulfilmentStep[]
}

/** Orders that are sent before they are paid. */
const PAID_LATER: readonly PaymentMethod[] = ['Card on delivery', 'Payment terms']

/** Whether the warehouse may work on the order: it is complete, or it is paid later. */
const isDue = ({ order, method, payment, isUnconfirmed }: Workload): boolean =>
  order === 'complete' ||
  (order === 'pending' && PAID_LATER.includes(method) && isPlaced(method, payment) && !isUnconfirmed)

/** The next step; undefined when there is none: the order waits for its money, is cancelled, or is done. */
export const nextFulfilment = (work: Workload): FulfilmentStep | undefined =>
  isDue(work) ? fulfilmentSteps(work.hasGoods).find((step) => !work.reached.includes(step)) : undefined

/** Whether the delivery also means the payment: by card, at the door. */
export const paysOnDelivery = ({ order, method }: Workload, step: FulfilmentStep): boolean =>
  step === 'delivered' && method === 'Card on delivery' && order === 'pending'
