import { formatRand, formatRandWhole } from '../money'
import { shortDay, southAfricanDay } from '../sast-date'
import { awaitsEft, fulfilledAt, needsDelivery, type PlacedOrder } from './order'
import { workingDaysAfter } from '../working-time'

/** Standard delivery comes first: a cart has it until its shopper chooses. */
export const DELIVERIES = ['standard', 'express'] as const
export type Delivery = (typeof DELIVERIES)[number]

/**
 * What the shop promises, wherever in South Africa: working days from the money to the door, and what it costs in cents, VAT
 * included. Whatever shows or charges it asks here.
 */
export const DELIVERY: Readonly<Record<Delivery, { days: number; cents: number }>> = {
  standard: { days: 3, cents: 0 },
  express: { days: 1, cents: 99_00 },
}

/** Working days that a bank takes to bring an EFT, at the most. */
export const EFT_DAYS = 2

/** `within three working days`, `on the next working day`. */
export const deliveryTime = (delivery: Delivery): string => {
  const { days } = DELIVERY[delivery]
  return days === 1 ? 'on the next working day' : `within ${inWords(days)} working days`
}

/** What a delivery costs where no code pays for it: `R99`, `free`. */
export const deliveryPrice = (delivery: Delivery): string => {
  const { cents } = DELIVERY[delivery]
  return cents === 0 ? 'free' : formatRandWhole(cents / 100)
}

/** What a delivery is called where it is promised: `Free delivery`, `Express delivery`. */
export const deliveryName = (delivery: Delivery): string => {
  if (delivery === 'express') return 'Express delivery'
  return DELIVERY.standard.cents === 0 ? 'Free delivery' : 'Standard delivery'
}

/**
 * `Free delivery, with you by Wed 25 Nov`, or `Free delivery within three working days` where the day is not known: in
 * mails, and on pages that were made earlier.
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

/** Delivery among the amounts of a cart or an order. */
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
  /** The money is still to come by EFT, so the days count from when it is there at the latest. */
  byEft?: boolean
}

/**
 * The last day on which an order arrives, `YYYY-MM-DD` in South Africa: so many working days after the day of payment, which
 * does not count.
 * @param from milliseconds since 1970: when it is, or will be, paid
 */
export const deliveryDate = (from: number, { delivery = 'standard', byEft = false }: Terms = {}): string =>
  workingDaysAfter(from, DELIVERY[delivery].days + (byEft ? EFT_DAYS : 0))

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

/** A small whole number as it stands in a sentence, `three`; digits above ten. */
export const inWords = (number: number): string => WORDS[number] ?? String(number)
