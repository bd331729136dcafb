import { formatRand } from '../platform/money'
import { type Delivery, shortDay, WITHIN } from './delivery-date'

const PROMISED: Readonly<Record<Delivery, string>> = {
  standard: 'Free delivery',
  express: 'Express delivery',
}

/**
 * `Free delivery, with you by Wed 25 Nov`, or `Free delivery within three working days` where the day is not known: in
 * mails, and on pages that were made earlier.
 * @param day `YYYY-MM-DD`, or nothing
 */
export const promiseOf = (delivery: Delivery, day = ''): string =>
  day ? `${PROMISED[delivery]}, with you by ${shortDay(day)}` : `${PROMISED[delivery]} ${WITHIN[delivery]}`

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
