import { getCartId, initialiseCart, refreshCart } from '../cart'
import { ShopError } from '../platform/http'
import { factsOf, type RemoteCart } from './order-facts'
import { rememberedOrder, rememberOrder } from './order-memory'
import { fetchCart } from './shop'
import { readReturn, stepFromQuery, stepUrl } from './step-address'

/** The payment page names the order's cart in the address; it moves into this tab's memory. */
export const takeOrderFromAddress = (): void => {
  const { orderCartId } = readReturn(window.location.search)
  if (!orderCartId) return
  rememberOrder(orderCartId)
  window.history.replaceState(window.history.state, '', stepUrl('confirm'))
}

const fetchIfKnown = async (id: string): Promise<RemoteCart | null> => {
  try {
    return await fetchCart(id)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'cart_not_found') return null
    throw error
  }
}

/**
 * The cart this page is about: on Confirm the order placed here last, else the cart of this browser; null when there is
 * none. An open cart is first brought up to date: lines this browser has not sent yet are sent, and what can no longer
 * be bought is taken out.
 * @throws ShopError, `cart_not_found` for an order the shop does not know
 */
export const findCart = async (): Promise<RemoteCart | null> => {
  initialiseCart()
  const order = stepFromQuery(window.location.search) === 'confirm' ? rememberedOrder() : null
  if (order) return fetchCart(order)
  const id = getCartId()
  const cart = id ? await fetchIfKnown(id) : null
  if (cart && factsOf(cart).order === 'placed') return cart
  await refreshCart()
  const current = getCartId()
  return current ? fetchCart(current) : null
}
