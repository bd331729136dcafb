import { clean } from '../../shared/clean-input'
import { whenIdle } from '../platform/idle'
import { noteError } from '../platform/report-error'
import { markCart } from './kept-cart'
import { loadSync } from './load-sync'
import { rehydrate, rehydrateIfChanged } from './rehydrate'
import { subscribeToOtherTabs } from './storage'
import { mayHoldLines, useCart } from './store'

/** Saves the promo code of a link such as `/za/?promotion=WELCOME10` (spec 4); a page without one changes nothing.
 * True when there is something in the cart that it can be used for. */
const savePromotion = (search: string): boolean => {
  const promoCode = clean.promoCode(new URLSearchParams(search).get('promotion') ?? '')
  if (!promoCode || promoCode === useCart.getState().promoCode) return false
  useCart.setState({ promoCode })
  return mayHoldLines(useCart.getState())
}

/** Reads the shop's cart and catalogue for the lines of an earlier visit, once the page has become usable. */
const checkSavedLines = (): void => {
  const check = async () => {
    try {
      const { refresh } = await loadSync()
      await refresh()
    } catch (error) {
      // Opening the panel asks again, and tells the shopper if that fails too.
      console.warn('The saved cart could not be checked.', error)
      noteError(error, 'The saved cart could not be checked.')
    }
  }
  whenIdle(check)
}

/** Reads the saved cart and keeps it in step with other tabs. True when there is something in it, to be checked. */
const wake = (): boolean => {
  void useCart.persist.rehydrate()
  useCart.setState({ initialised: true })
  // Another tab changed the cart: this one shows the same lines and asks the shop for prices when it needs them.
  subscribeToOtherTabs(rehydrate)
  // A page that slept in the background, or came back with the back button, was told nothing of other tabs.
  window.addEventListener('pageshow', rehydrateIfChanged)
  document.addEventListener('visibilitychange', rehydrateIfChanged)
  markCart(mayHoldLines(useCart.getState()))
  useCart.subscribe((cart) => markCart(mayHoldLines(cart)))
  return mayHoldLines(useCart.getState())
}

/** A cart that is switched off is an empty one; what an earlier visit has saved stays saved. */
const wakeDisabled = (): void => {
  useCart.setState({ initialised: true })
  markCart(false)
}

/**
 * Reads the saved cart, once per page view however often it is called, and the promo code of the address each time; neither
 * where the cart is switched off (spec 4). Call it after mount and after every navigation, never while rendering.
 */
export const initialiseCart = (): void => {
  const { initialised, disabled } = useCart.getState()
  if (disabled) return initialised ? undefined : wakeDisabled()
  const isNew = !initialised && wake()
  const isPromoted = savePromotion(window.location.search)
  if (isNew || isPromoted) checkSavedLines()
}
