import { useEffect, useRef } from 'react'
import { getCartId, resetCart, reportOrder } from '../../cart'
import { forgetAttempt } from '../payment/attempt'
import { rememberOrder } from '../order-memory'
import { clearDraft, useCheckout } from '../store'

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
    if (order) reportOrder(order)
  }, [cartId, isPlaced])
}
