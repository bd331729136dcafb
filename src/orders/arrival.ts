import { deliveryDate, shortDay, southAfricanDay } from './delivery-date'
import { needsDelivery } from './goods'
import { awaitsEft, fulfilledAt, type PlacedOrder } from './placed-order'

/** The last day on which an order should be there, `YYYY-MM-DD`. Of an EFT that is to come the days count from `now`. */
const dueDay = (order: PlacedOrder, now: number): string => {
  const byEft = awaitsEft(order)
  const from = byEft ? null : (order.paid_at ?? order.placed_at)
  return deliveryDate(from ? Date.parse(from) : now, { delivery: order.delivery, byEft })
}

/**
 * When an order arrives, in a few words without a full stop, such as `With you by Wed 25 Nov`; empty of services alone
 * and of a cancelled order. A date that has passed is not promised any more.
 * @param now milliseconds since 1970
 * @param today what `now` is called where it is read: a mail is read on another day than it is written
 */
export const arrivalWords = (order: PlacedOrder, now: number, today = 'today'): string => {
  if (order.status === 'cancelled' || !needsDelivery(order.items)) return ''
  const arrived = fulfilledAt(order)
  if (arrived) return `With you since ${shortDay(southAfricanDay(Date.parse(arrived)))}`
  const due = dueDay(order, now)
  if (due < southAfricanDay(now)) {
    return `It was due by ${shortDay(due)} and is late: call us, and we find out where it is`
  }
  return `With you by ${shortDay(due)}${awaitsEft(order) ? ` if you pay ${today}` : ''}`
}
