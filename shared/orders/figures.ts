import { DELIVERIES, DELIVERY, deliveryPrice, deliveryTime, type Delivery } from './delivery'
import { inWords } from './number-words'
import { COOLING_OFF_DAYS, REFUND_DAYS, REFUND_WORKING_DAYS, RETURN_DAYS } from './returns'

const byDelivery =
  (words: (delivery: Delivery) => string) =>
  (code: string): string | undefined => {
    const delivery = DELIVERIES.find((one) => one === code)
    return delivery && words(delivery)
  }

const RETURNS: Readonly<Record<string, string>> = {
  days: String(RETURN_DAYS),
  'cooling-off': inWords(COOLING_OFF_DAYS),
  'refund-working-days': inWords(REFUND_WORKING_DAYS),
  'refund-days': String(REFUND_DAYS),
}

/**
 * What texts of editors may ask for of delivery and returns, by the kind of place, as it stands within a sentence:
 * `delivery-time:standard` is `within three working days`, `delivery-days:standard` is `three`, `delivery-price:express` is `R99`,
 * `returns:days` is `30`. Undefined for what there is not.
 */
export const ORDER_FIGURES: Readonly<Record<string, (code: string) => string | undefined>> = {
  'delivery-time': byDelivery(deliveryTime),
  'delivery-days': byDelivery((delivery) => inWords(DELIVERY[delivery].days)),
  'delivery-price': byDelivery(deliveryPrice),
  returns: (code) => RETURNS[code],
}
