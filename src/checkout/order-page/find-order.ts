import { getCartId, initialiseCart } from '../../cart'
import { toShopError } from '../../platform/http'
import { isOrderNumber } from '../../../shared/orders'
import { accessTo, forgetAccess, keepAccess } from '../order-memory'
import { fetchCart, fetchCartIfKnown, lookUpOrder, reserveOrderNumber } from '../shop'
import type { OrderView } from './order-store'

/** What opens the order for the browser whose cart it is, as long as that is still open: the shop gives it anew. */
const findOwnAccess = async (number: string): Promise<string | null> => {
  const id = getCartId()
  const cart = id ? await fetchCartIfKnown(id) : null
  if (!cart?.is_open || cart.order_number !== number) return null
  await reserveOrderNumber(cart.id)
  return accessTo(number)
}

/** The order, for who may see it in this browser; the question for the email address for everybody else. */
export const findOrder = async (number: string): Promise<OrderView> => {
  const ask = { kind: 'ask', number, hasEnded: false } as const
  if (!isOrderNumber(number)) return ask
  initialiseCart()
  try {
    const known = accessTo(number)
    const access = known ?? (await findOwnAccess(number))
    if (!access) return ask
    keepAccess(number, access)
    return { kind: 'shown', cart: await fetchCart(number) }
  } catch (error) {
    const { code, message } = toShopError(error)
    if (code !== 'order_access_ended') return { kind: 'failed', message }
    forgetAccess()
    return { ...ask, hasEnded: true }
  }
}

/**
 * Opens an order by its number and the email address it was placed with.
 * @throws ShopError when they do not fit each other, after too many tries, or when the shop cannot be reached
 */
export const lookUp = async (number: string, email: string): Promise<OrderView> => {
  const { order_number, access } = await lookUpOrder(number, email)
  keepAccess(order_number, access)
  return { kind: 'shown', cart: await fetchCart(order_number) }
}
