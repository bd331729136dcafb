import { type Order, stateOf } from '../orders'

/**
 * What follows on an order, in the order it happens, as sentences.
 * @param now milliseconds since 1970
 * @param today what `now` is called, where this is read on another day
 */
export const whatHappensNext = (order: Order, now: number, today?: string): string[] =>
  (stateOf(order).next ?? []).map((words) => words(order, now, today)).filter(Boolean)
