import { useEffect, useRef } from 'react'
import { getCartId, resetCart, tellOrder } from '../../cart'
import { forgetAttempt } from '../payment/attempt'
import { rememberOrder } from '../order-memory'
import { clearDraft, useCheckout } from '../store'
import type { ShopCart } from '../../../shared/orders'
import { failureOn, type PayingPage } from '../payment/paying-page'
import { fetchCart } from '../shop'

/**
 * Once the order of a cart is placed: this tab remembers it, draft and attempt go, and a local cart that became this
 * order is emptied.
 */
export const useFinishedOrder = (cartId: string | null, isPlaced: boolean): void => {
  // The cart may learn by itself that it was ordered, and empty itself before this page hears of it.
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
    if (order) tellOrder(order)
  }, [cartId, isPlaced])
}

/**
 * Asks the shop again how a placed order stands, when the shopper comes back to a page that shows it waiting for its money:
 * they were in their mail to confirm it, or in their banking app. Without an answer the page stays as it is until the next time.
 * @param page the same one with every render
 */
export const useFreshOrder = (cart: ShopCart, page: PayingPage): void => {
  const { id } = cart
  const isWaiting = cart.stage === 'placed' && cart.payment?.status === 'pending'

  useEffect(() => {
    if (!isWaiting) return
    const look = async () => {
      try {
        const fresh = await fetchCart(id)
        // Somebody left, or started anew, while this answer was on its way.
        if (page.shown()?.id === id) page.keep(fresh)
      } catch (error) {
        failureOn(page, error)
      }
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [id, page, isWaiting])
}
