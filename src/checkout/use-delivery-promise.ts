import { useDeliveryDay } from '../catalogue'
import { promiseOf, shortDay } from '../orders'
import { needsDelivery, type RemoteCart } from './order-facts'
import { stageOf } from './order-stage'
import { undatedPromise } from './order-words'
import { useCheckout } from './store'

/** Whether the shopper means to pay by EFT, so that the days count from later on. */
export const usePaysByEft = (): boolean => useCheckout(({ paymentChoice }) => paymentChoice === 'EFT')

/**
 * What is promised about when it arrives: by a day, until it is ordered.
 * @param standard what the page promises of standard delivery, such as `Free delivery within three working days`
 */
export const useDeliveryPromise = (cart: RemoteCart, standard: string): string => {
  const byEft = usePaysByEft()
  const day = useDeliveryDay({ delivery: cart.delivery, byEft })
  return stageOf(cart) === 'placed' ? undatedPromise(cart, standard) : promiseOf(cart.delivery, day)
}

/** When it arrives where it is paid by EFT today, as a sentence; nothing where nothing is delivered. */
export const useEftArrival = ({ delivery, items }: RemoteCart): string => {
  const day = useDeliveryDay({ delivery, byEft: true })
  return needsDelivery(items) ? `Pay today, and it is with you by ${shortDay(day)}.` : ''
}
