import { useState } from 'react'
import { useDeliveryDay } from '../../catalogue'
import { arrivalWords, promiseOf, needsDelivery, type ShopCart } from '../../../shared/orders'
import { timeNow } from '../../platform/clock'
import { shortDay } from '../../../shared/sast-date'
import { useCheckout } from '../store'

/** Whether the shopper has chosen EFT, so that the days of delivery count from its arrival. */
export const usePaysByEft = (): boolean => useCheckout(({ paymentChoice }) => paymentChoice === 'EFT')

/**
 * The promise of delivery, with its day.
 * @param standard the page's promise if no day can be named, such as `Free delivery within three working days`
 */
export const useDeliveryPromise = (cart: ShopCart, standard: string): string => {
  const byEft = usePaysByEft()
  const day = useDeliveryDay({ delivery: cart.delivery, byEft })
  const [now] = useState(timeNow)
  if (!cart.is_open) return arrivalWords(cart, now) || standard
  return promiseOf(cart.delivery, day)
}

/** When the order arrives if an EFT is made today, as a sentence; empty if nothing is delivered. */
export const useEftArrival = ({ delivery, items }: ShopCart): string => {
  const day = useDeliveryDay({ delivery, byEft: true })
  return day && needsDelivery(items) ? `Pay today, and it is with you by ${shortDay(day)}.` : ''
}
