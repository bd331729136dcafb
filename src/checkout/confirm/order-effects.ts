import { useEffect, useRef } from 'react'
import { getCartId, resetCart, reportOrder } from '../../cart'
import { forgetAttempt } from '../payment/attempt'
import { rememberOrder } from '../order-memory'
import { clearDraft, useCheckout } from '../store'
import type { ShopCart } from '../../../shared/orders'
import { failureOn, type PayingPage } from '../payment/paying-page'
import { fetchCart } from '../shop'

/**
 * Once the order of a cart is placed, this tab remembers it, draft and attempt are cleared, and the local cart is emptied if it became
 * this order.
 */
export const useFinishedOrder = (cartId: string | null, isPlaced: boolean): void => {
  // The cart may notice the order first, and empty itself before this page does.
  const own = useRef<string>(undefined)
  useEffect(() => {
    if (cartId && getCartId() === cartId) own.current = cartId
  }, [cartId])
  useEffect(() => {
    if (!isPlaced || !cartId) return
    rememberOrder(cartId)
    forgetAttempt()
    clearDraft()
    if (own.current !== cartId) return
    own.current = undefined
    if (getCartId() === cartId) resetCart()
    const order = useCheckout.getState().remoteCart
    if (order) reportOrder(order)
  }, [cartId, isPlaced])
}

/**
 * Fetches a placed order that waits for its payment, whenever the shopper returns to the page from their email or banking app. Without
 * an answer the page stays as it is.
 * @param page the same object with every render
 */
export const useFreshOrder = (cart: ShopCart, page: PayingPage): void => {
  const { id } = cart
  const isWaiting = cart.stage === 'placed' && cart.payment?.status === 'pending'

  useEffect(() => {
    if (!isWaiting) return
    const refetch = async () => {
      try {
        const fresh = await fetchCart(id)
        // The shopper may have left or started another order meanwhile.
        if (page.shown()?.id === id) page.show(fresh)
      } catch (error) {
        failureOn(page, error)
      }
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [id, page, isWaiting])
}
