import { useEffect, useRef, useState } from 'react'
import type { RemoteCart } from './order-facts'
import { failureOn, type PayingPage } from './paying-page'
import type { OfferedChoice } from './payment-choice'
import { BUSY } from './payment/attempt'
import { placeOrder } from './place-order'
import { fetchCart } from './shop'
import { usePaidElsewhere } from './use-paid-elsewhere'

/** Refusals after which the page shows something that is no longer true: the total, the stock, the ways to pay and who
 * serves them, the order. */
const STALE = new Set([
  'amount_mismatch',
  'out_of_stock',
  'not_available',
  'cart_empty',
  'not_free',
  'nothing_to_pay',
  'expired_promo_code',
  'promo_code_used_up',
  'method_not_available',
  'instalment_plan_not_available',
  'order_placed',
  'order_complete',
  'order_cancelled',
  'payment_processing',
  'payment_provider_unavailable',
])

/**
 * Places the order of a cart: some ways to pay leave for the provider's page, with the others it stands. Presses while
 * one is under way are ignored, here and in the other tabs of this browser.
 * @param onStale the shop refused because the page was out of date; the cart has been read again
 */
export const usePlaceOrder = (cart: RemoteCart, page: PayingPage, onStale: () => void) => {
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

  const fail = (failure: unknown): string => {
    const { code, message } = failureOn(page, failure)
    setProblem(message)
    return code
  }
  const refresh = async (): Promise<void> => {
    await fetchCart(cart.id).then(page.keep, fail)
  }
  const { elsewhere, look } = usePaidElsewhere(
    cart,
    () => underWay.current,
    () => void refresh(),
  )

  const attempt = async (chosen: OfferedChoice): Promise<void> => {
    const placed = await placeOrder(cart, chosen, page.returns(cart))
    // The other tab may have drawn the number by which it is known what that tab pays.
    if (placed === BUSY) return refresh()
    if ('redirectUrl' in placed) return window.location.assign(placed.redirectUrl)
    page.placed(placed.cart)
  }

  const place = async (chosen: OfferedChoice): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setPlacing(true)
    setProblem(undefined)
    try {
      await attempt(chosen)
    } catch (failure) {
      if (STALE.has(fail(failure))) await refresh().then(onStale)
    }
    underWay.current = false
    setPlacing(false)
    void look()
  }

  return { place, placing, problem, elsewhere }
}
