import { useEffect } from 'react'
import { getCartId, resetCart } from '../cart'
import { forgetAttempt } from './attempt-memory'
import { forgetChoice } from './choice-memory'
import type { RemoteCart } from './order-facts'
import { rememberOrder } from './order-memory'
import { clearDraft } from './store'

/** Once an order is placed: this tab remembers it, draft and attempt go, and a local cart that became this order is emptied. */
export const useFinishedOrder = ({ id }: RemoteCart, isPlaced: boolean): void => {
  useEffect(() => {
    if (!isPlaced) return
    rememberOrder(id)
    forgetAttempt()
    forgetChoice()
    clearDraft()
    if (getCartId() === id) resetCart()
  }, [id, isPlaced])
}
