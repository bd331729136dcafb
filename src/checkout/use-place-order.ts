import { useEffect, useRef, useState } from 'react'
import { failureOf, type CartKeeper } from './cart-keeper'
import type { RemoteCart } from './order-facts'
import type { Choice } from './payment-choice'
import { BUSY } from './payment-lock'
import { placeOrder } from './place-order'
import { fetchCart } from './shop'
import type { ReturnAddresses } from './step-address'
import { usePaidElsewhere } from './use-paid-elsewhere'

/** Refusals after which the page shows something that is no longer true: the total, the stock, the ways to pay, the order. */
const STALE = new Set([
  'amount_mismatch',
  'out_of_stock',
  'not_available',
  'cart_empty',
  'not_free',
  'nothing_to_pay',
  'expired_promo_code',
  'method_not_available',
  'instalment_plan_not_available',
  'order_placed',
  'order_complete',
  'order_cancelled',
  'payment_processing',
])

/**
 * Places the order of a cart: some ways to pay leave for the provider's page, the others go on to Confirm. Presses while
 * one is under way are ignored, here and in the other tabs of this browser.
 * @param onStale the shop refused because the page was out of date; the cart has been read again
 */
export const usePlaceOrder = (cart: RemoteCart, onStale: () => void) => {
  const [placing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const underWay = useRef(false)

  useEffect(() => {
    // Back from the payment page the browser may show this page as it was left: still busy.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      underWay.current = false
      setPlacing(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const fail = (failure: unknown) => setProblem(toShopError(failure).message)
  const refresh = () => fetchCart(cart.id).then(setRemoteCart, fail)
  const { elsewhere, look } = usePaidElsewhere(
    cart,
    () => underWay.current,
    () => void refresh(),
  )

  const attempt = async (choice: Choice): Promise<void> => {
    const placed = await placeOrder(cart, choice, returnAddresses(window.location.origin, cart.id))
    // The other tab may have drawn the number by which it is known what that tab pays.
    if (placed === BUSY) return refresh()
    if ('redirectUrl' in placed) return window.location.assign(placed.redirectUrl)
    rememberOrder(cart.id)
    setRemoteCart(placed.cart)
    openStep('confirm', { replace: true })
  }

  const place = async (choice: Choice): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setPlacing(true)
    setProblem(undefined)
    try {
      await attempt(choice)
    } catch (failure) {
      fail(failure)
      if (STALE.has(toShopError(failure).code)) await refresh().then(onStale)
    }
    underWay.current = false
    setPlacing(false)
    void look()
  }

  return { place, placing, problem, elsewhere }
}
