import { CART_KEYS } from './storage'
import { useCart } from './store'

/** Saves the promo code of a link such as `/za/?promotion=WELCOME10` (spec 4); a page without one changes nothing. */
const savePromotion = (search: string): void => {
  const promoCode = new URLSearchParams(search).get('promotion')?.trim()
  if (promoCode && promoCode !== useCart.getState().promoCode) useCart.setState({ promoCode })
}

const isCartKey = (key: string | null): boolean =>
  key === null || Object.values(CART_KEYS).some((name) => name === key)

/** Another tab changed the cart: this one shows the same lines and asks the shop for prices when it needs them. */
const followOtherTabs = ({ key, storageArea }: StorageEvent): void => {
  if (storageArea !== window.localStorage || !isCartKey(key)) return
  void useCart.persist.rehydrate()
  useCart.setState(({ id, remote }) => ({ remote: remote?.id === id ? remote : null, remoteStale: true }))
}

/** Reads the shop's cart and catalogue for the lines of an earlier visit, once the page has become usable. */
const checkSavedLines = (): void => {
  const check = async () => {
    try {
      const { refresh } = await import(/* webpackChunkName: "cart-sync" */ './sync')
      await refresh()
    } catch (error) {
      // Opening the panel asks again, and tells the shopper if that fails too.
      console.warn('The saved cart could not be checked.', error)
    }
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void check(), { timeout: 3000 })
  else setTimeout(() => void check(), 1000)
}

/**
 * Reads the saved cart, once per page view however often it is called, and the promo code of the address each time.
 * Call it after mount and after every navigation, never while rendering.
 * @param enabled false switches the cart off: its button does nothing (spec 4)
 */
export const initialiseCart = ({ enabled = true } = {}): void => {
  if (!useCart.getState().initialised) {
    void useCart.persist.rehydrate()
    useCart.setState({ initialised: true, disabled: !enabled })
    window.addEventListener('storage', followOtherTabs)
    if (useCart.getState().products.length > 0) checkSavedLines()
  }
  savePromotion(window.location.search)
}
