import { getCartId, initialiseCart, refreshCart } from '../cart'
import type { RemoteCart } from './order-facts'
import { rememberedOrder, rememberOrder } from './order-memory'
import { fetchCart, fetchCartIfKnown } from './shop'
import { namedStep, readReturn, returnedUrl, stepUrl } from './step-address'

/** The payment page names the order's cart in the address; it moves into this tab's memory, and the address becomes plain. */
export const takeOrderFromAddress = (): void => {
  const { orderCartId, returned } = readReturn(window.location.search)
  if (!orderCartId) return
  rememberOrder(orderCartId)
  const url = returned ? returnedUrl(returned) : stepUrl('confirm')
  window.history.replaceState(window.history.state, '', url)
}

/** The cart of this browser, brought up to date: lines not sent yet are sent, what can no longer be bought is taken out. */
const findOpenCart = async (): Promise<RemoteCart | null> => {
  const id = getCartId()
  const cart = id ? await fetchCartIfKnown(id) : null
  if (cart && !cart.is_open) return cart
  await refreshCart()
  const current = getCartId()
  return current ? fetchCart(current) : null
}

/** What a cart that this browser no longer keeps has become, when that is an order. */
const findOrder = async (id: string): Promise<RemoteCart | null> => {
  const cart = await fetchCartIfKnown(id)
  return cart && !cart.is_open ? cart : null
}

/**
 * The cart this page is about: on Confirm the order placed here last, else the cart of this browser; null when there is
 * none. Without a cart, the order it became is shown: another tab may have placed it, and the address of a step is Back
 * after paying.
 * @param shown the id of the cart that the page shows already
 * @throws ShopError, `cart_not_found` for an order the shop does not know
 */
export const findCart = async (shown: string | null): Promise<RemoteCart | null> => {
  initialiseCart()
  const step = namedStep(window.location.search)
  const remembered = step ? rememberedOrder() : null
  if (remembered && step === 'confirm') return fetchCart(remembered)
  const cart = await findOpenCart()
  if (cart && cart.items.length > 0) return cart
  const earlier = shown ?? remembered
  return (earlier && (await findOrder(earlier))) || cart
}
