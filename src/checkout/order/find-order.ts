import { getCartId, initialiseCart } from '../../cart'
import { toShopError } from '../../platform/http'
import { accessTo, forgetAccess, keepAccess } from '../order-access'
import { rememberedOrder } from '../order-memory'
import { isOrderNumber } from '../order-number'
import { fetchCart, fetchCartIfKnown, lookUpOrder } from '../shop'
import type { OrderView } from './order-store'

/** The id of the cart that became this order, when this browser has it: it placed the order, or began to. */
const findOwnCart = async (number: string): Promise<string | null> => {
  const ids = new Set([rememberedOrder(), getCartId()])
  for (const id of ids) {
    const cart = id ? await fetchCartIfKnown(id) : null
    if (cart?.order_number === number) return cart.id
  }
  return null
}

/** The order, for who may see it in this browser; the question for the email address for everybody else. */
export const findOrder = async (number: string): Promise<OrderView> => {
  const ask = { kind: 'ask', number, hasEnded: false } as const
  if (!isOrderNumber(number)) return ask
  initialiseCart()
  try {
    const known = accessTo(number)
    const access = known ?? (await findOwnCart(number))
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
