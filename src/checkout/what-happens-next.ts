import type { Order } from './order-facts'
import { stateOf } from './order-states'

/**
 * What follows on an order, in the order it happens, as sentences.
 * @param promise when it arrives, such as `Free delivery within three working days`
 */
export const whatHappensNext = (order: Order, promise: string): string[] =>
  (stateOf(order).next ?? []).map((words) => words(order, promise)).filter(Boolean)
