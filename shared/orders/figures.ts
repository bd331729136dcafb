import { type ShopCart, needsDelivery } from './order'
import { formatRand } from '../money'
import {
  deliveryRow,
  DELIVERIES,
  DELIVERY,
  deliveryPrice,
  deliveryTime,
  type Delivery,
  inWords,
} from './delivery'
import { COOLING_OFF_DAYS, REFUND_DAYS, REFUND_WORKING_DAYS, RETURN_DAYS, RETURN_EXCEPTIONS } from './returns'

type Row = readonly [label: string, amount: string]

type Totalled = Pick<ShopCart, 'totals' | 'promo_code' | 'delivery' | 'items' | 'vat_percent'>

/**
 * The amounts of a cart or an order, by the shop's count. The total contains VAT (VAT Act, section 65). Delivery is listed even when
 * it is free.
 */
export const amountRows = (cart: Totalled): { parts: Row[]; total: Row; vat: Row } => {
  const { totals, promo_code: code, items, vat_percent: percent } = cart
  return {
    parts: [
      ['Subtotal', formatRand(totals.subtotal)],
      ...(totals.discount > 0
        ? [[`Discount${code ? ` (${code})` : ''}`, formatRand(-totals.discount)] as const]
        : []),
      ...(needsDelivery(items) ? [deliveryRow(cart)] : []),
    ],
    total: ['Total', formatRand(totals.total)],
    vat: [`VAT (${percent}%) in the total`, formatRand(totals.vat)],
  }
}

const byDelivery =
  (words: (delivery: Delivery) => string) =>
  (code: string): string | undefined => {
    const delivery = DELIVERIES.find((one) => one === code)
    return delivery && words(delivery)
  }

const RETURNS: Readonly<Record<string, string>> = {
  days: String(RETURN_DAYS),
  exceptions: RETURN_EXCEPTIONS,
  'cooling-off': inWords(COOLING_OFF_DAYS),
  'refund-working-days': inWords(REFUND_WORKING_DAYS),
  'refund-days': String(REFUND_DAYS),
}

/**
 * The figures on delivery and returns that editors can use in texts, by the kind of placeholder, as words within a sentence:
 * `delivery-time:standard` is `within three working days`, `delivery-days:standard` is `three`, `delivery-price:express` is `R99`,
 * `returns:days` is `30`. Undefined for an unknown figure.
 */
export const ORDER_FIGURES: Readonly<Record<string, (code: string) => string | undefined>> = {
  'delivery-time': byDelivery(deliveryTime),
  'delivery-days': byDelivery((delivery) => inWords(DELIVERY[delivery].days)),
  'delivery-price': byDelivery(deliveryPrice),
  returns: (code) => RETURNS[code],
}
