import { useState } from 'react'
import { useDeliveryDay } from '../../catalogue'
import { arrivalWords, promiseOf, needsDelivery, type ShopCart } from '../../../shared/orders'
import { timeNow } from '../../platform/clock'
import { shortDay } from '../../../shared/sast-date'
import { useCheckout } from '../store'

/** Whether the shopper means to pay by EFT, so that the days count from later on. */
export const usePaysByEft = (): boolean => useCheckout(({ paymentChoice }) => paymentChoice === 'EFT')

/**
 * What is promised about when it arrives, by a day.
 * @param standard what the page promises where there is no day to name, such as `Free delivery within three working days`
 */
export const useDeliveryPromise = (cart: ShopCart, standard: string): string => {
  const byEft = usePaysByEft()
  const day = useDeliveryDay({ delivery: cart.delivery, byEft })
  const [now] = useState(timeNow)
  if (!cart.is_open) return arrivalWords(cart, now) || standard
  return promiseOf(cart.delivery, day)
}

/** When it arrives where it is paid by EFT today, as a sentence; nothing where nothing is delivered. */
export const useEftArrival = ({ delivery, items }: ShopCart): string => {
  const day = useDeliveryDay({ delivery, byEft: true })
  return day && needsDelivery(items) ? `Pay today, and it is with you by ${shortDay(day)}.` : ''
}
