import { type FulfilmentStep, fulfilmentSteps, isPlaced } from '../../../shared/orders'
import type { OrderStatus, PaymentStatus } from './order-state'
import type { PaymentMethod } from '../payments/providers'

/** An order as the warehouse looks at it. */
export interface Workload {
  order: OrderStatus
  method: PaymentMethod
  payment: PaymentStatus
  hasGoods: boolean
  /** Nobody vouches for it yet: it may be made up. */
  isUnconfirmed: boolean
  /** What it has done already. */
  reached: readonly FulfilmentStep[]
}

/** Goods leave before their money comes. */
const PAID_LATER: readonly PaymentMethod[] = ['Card on delivery', 'Payment terms']

/** Whether the order may be worked on: it is complete, or it is one that is paid later. */
const isDue = ({ order, method, payment, isUnconfirmed }: Workload): boolean =>
  order === 'complete' ||
  (order === 'pending' && PAID_LATER.includes(method) && isPlaced(method, payment) && !isUnconfirmed)

/** The step that comes next; undefined when there is none: the order waits for its money, is cancelled, or is done. */
export const nextFulfilment = (work: Workload): FulfilmentStep | undefined =>
  isDue(work) ? fulfilmentSteps(work.hasGoods).find((step) => !work.reached.includes(step)) : undefined

/** Whether handing the goods over means that they were paid: by card, at the door. */
export const paysOnDelivery = ({ order, method }: Workload, step: FulfilmentStep): boolean =>
  step === 'delivered' && method === 'Card on delivery' && order === 'pending'
