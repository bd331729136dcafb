import { useEffect, useRef, useState } from 'react'
import { toShopError } from '../platform/http'
import type { RemoteCart } from './order-facts'
import { rememberOrder } from './order-memory'
import type { PaymentMethod } from './payment-methods'
import { fetchCart, placeOrder } from './shop'
import { setRemoteCart } from './store'
import { openStep } from './use-step'

/** Refusals after which the page shows something that is no longer true: the total, the stock, the order. */
const STALE = new Set([
  'amount_mismatch',
  'out_of_stock',
  'not_available',
  'cart_empty',
  'not_free',
  'nothing_to_pay',
  'expired_promo_code',
  'order_placed',
  'order_complete',
  'order_cancelled',
])

/**
 * Places the order of a cart: a card payment leaves for the provider's page, the others go on to Confirm. Presses while
 * one is under way are ignored.
 */
export const usePlaceOrder = (cart: RemoteCart) => {
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

  const place = async (method: PaymentMethod): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setPlacing(true)
    setProblem(undefined)
    try {
      const placed = await placeOrder(cart, method, window.location.origin)
      if ('redirectUrl' in placed) return window.location.assign(placed.redirectUrl)
      rememberOrder(cart.id)
      setRemoteCart(placed.cart)
      openStep('confirm', { replace: true })
    } catch (failure) {
      fail(failure)
      if (STALE.has(toShopError(failure).code)) await fetchCart(cart.id).then(setRemoteCart, fail)
    }
    underWay.current = false
    setPlacing(false)
  }

  return { place, placing, problem }
}
