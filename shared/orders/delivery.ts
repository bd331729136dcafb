import { formatRand, formatRandWhole } from '../money'
import { shortDay, southAfricanDay } from '../sast-date'
import { awaitsEft, fulfilledAt, needsDelivery, type PlacedOrder } from './order'
import { workingDaysAfter } from '../working-time'

/** Standard delivery comes first, because a cart has it until the shopper chooses. */
export const DELIVERIES = ['standard', 'express'] as const
export type Delivery = (typeof DELIVERIES)[number]

/**
 * The shop's promises for all of South Africa: the working days from payment to delivery, and the price in cents, VAT included. All
 * pages, mails and charges use this table.
 */
export const DELIVERY: Readonly<Record<Delivery, { days: number; cents: number }>> = {
  standard: { days: 3, cents: 0 },
  express: { days: 1, cents: 99_00 },
}

/** The most working days that a bank takes for an EFT. */
export const EFT_DAYS = 2

/** `within three working days`, `on the next working day`. */
export const deliveryTime = (delivery: Delivery): string => {
  const { days } = DELIVERY[delivery]
  return days === 1 ? 'on the next working day' : `within ${inWords(days)} working days`
}

/** The price of a delivery without a promo code: `R99`, `free`. */
export const deliveryPrice = (delivery: Delivery): string => {
  const { cents } = DELIVERY[delivery]
  return cents === 0 ? 'free' : formatRandWhole(cents / 100)
}

/** The name of a delivery in a promise: `Free delivery`, `Express delivery`. */
export const deliveryName = (delivery: Delivery): string => {
  if (delivery === 'express') return 'Express delivery'
  return DELIVERY.standard.cents === 0 ? 'Free delivery' : 'Standard delivery'
}

/**
 * `Free delivery, with you by Wed 25 Nov`, or `Free delivery within three working days` if the day is not known, as in mails and on
 * pages built earlier.
 * @param day `YYYY-MM-DD`, or nothing
 */
export const promiseOf = (delivery: Delivery, day = ''): string =>
  day
    ? `${deliveryName(delivery)}, with you by ${shortDay(day)}`
    : `${deliveryName(delivery)} ${deliveryTime(delivery)}`

/** `R99.00`, `Free`, or `Free with FREESHIP`: standard delivery is free for everybody, express with a promo code only. */
export const deliveryCost = (delivery: Delivery, rand: number, promoCode: string | null): string => {
  if (rand > 0) return formatRand(rand)
  return delivery === 'express' && promoCode ? `Free with ${promoCode}` : 'Free'
}

type Sent = { delivery: Delivery; promo_code: string | null; totals: { shipping: number } }

/** The row of the delivery among the amounts of a cart or an order. */
export const deliveryRow = ({
  delivery,
  promo_code,
  totals,
}: Sent): readonly [name: string, cost: string] => [
  delivery === 'express' ? 'Express delivery' : 'Delivery',
  deliveryCost(delivery, totals.shipping, promo_code),
]

export type Terms = {
  delivery?: Delivery
  /** The EFT has not arrived, so the days count from its latest arrival. */
  byEft?: boolean
}

/**
 * The last day on which an order arrives, `YYYY-MM-DD` in South Africa. The working days count from the day after the payment.
 * @param from the time of the payment, past or expected, in milliseconds since 1970
 */
export const deliveryDate = (from: number, { delivery = 'standard', byEft = false }: Terms = {}): string =>
  workingDaysAfter(from, DELIVERY[delivery].days + (byEft ? EFT_DAYS : 0))

/** The last day on which an order should arrive, `YYYY-MM-DD`. For an expected EFT the days count from `now`. */
const dueDay = (order: PlacedOrder, now: number): string => {
  const byEft = awaitsEft(order)
  const from = byEft ? null : (order.paid_at ?? order.placed_at)
  return deliveryDate(from ? Date.parse(from) : now, { delivery: order.delivery, byEft })
}

/**
 * When an order arrives, in a few words without a full stop, such as `With you by Wed 25 Nov`. Empty for an order of services alone
 * and for a cancelled one. A date that has passed is not promised.
 * @param now milliseconds since 1970
 * @param today the word for `now`: a mail may be read on another day than it is written
 */
export const arrivalWords = (order: PlacedOrder, now: number, today = 'today'): string => {
  if (order.stage === 'over' || !needsDelivery(order.items)) return ''
  const arrived = fulfilledAt(order)
  if (arrived) return `With you since ${shortDay(southAfricanDay(Date.parse(arrived)))}`
  const due = dueDay(order, now)
  if (due < southAfricanDay(now)) {
    return `It was due by ${shortDay(due)} and is late: call us, and we find out where it is`
  }
  return `With you by ${shortDay(due)}${awaitsEft(order) ? ` if you pay ${today}` : ''}`
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A whole number in a sentence: words up to ten, such as `three`, then digits. */
export const inWords = (number: number): string => WORDS[number] ?? String(number)
