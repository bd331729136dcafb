import { useEffect } from 'react'
import { getCartId, resetCart } from '../cart'
import { forgetAttempt } from './payment/attempt-memory'
import { rememberOrder } from './order-memory'
import { clearDraft } from './store'

/**
 * Once the order of a cart is placed: this tab remembers it, draft and attempt go, and a local cart that became this
 * order is emptied.
 */
export const useFinishedOrder = (cartId: string | null, isPlaced: boolean): void => {
  useEffect(() => {
    if (!isPlaced || !cartId) return
    rememberOrder(cartId)
    forgetAttempt()
    clearDraft()
    if (getCartId() === cartId) resetCart()
  }, [cartId, isPlaced])
}
