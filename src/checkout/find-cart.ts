import { getCartId, initialiseCart, refreshCart } from '../cart'
import type { ShopCart } from '../../shared/orders'
import { rememberedOrder, rememberOrder, cartOfPayment } from './order-memory'
import { fetchCart, fetchCartIfKnown } from './shop'
import {
  arrivalUrl,
  foreignUrl,
  isReturn,
  namedStep,
  readReturn,
  stepFromQuery,
  stepUrl,
} from './step-address'

/** Takes out of the address what is not of this page; what is left is no trace in history. */
const writeAddress = (url: string): void => window.history.replaceState(window.history.state, '', url)

/**
 * The payment page names its payment in the address. The order it belongs to moves into this tab's memory when this browser
 * began it, and the address becomes plain; of any other payment the id alone stays there. The cart that older addresses name
 * counts for nothing: a link could make a visitor fill in somebody else's.
 */
export const takeReturnFromAddress = (): void => {
  const { search } = window.location
  if (!isReturn(search)) return
  const { paymentId } = readReturn(search)
  const cartId = paymentId && cartOfPayment(paymentId)
  if (cartId) rememberOrder(cartId)
  writeAddress(paymentId && !cartId ? foreignUrl(search) : arrivalUrl(search))
}

/**
 * The payment in the address when it is none of this cart's, and there is nothing else to show; null otherwise. A payment of
 * this cart's, and one that somebody comes back from while there is a cart to go on with, leaves the address.
 */
export const foreignPayment = (cart: ShopCart | null): string | null => {
  const { search } = window.location
  const { paymentId } = readReturn(search)
  if (!paymentId) return null
  const isOwn = cart?.payment?.id === paymentId
  const goesOn = cart !== null && cart.items.length > 0 && namedStep(search) !== 'confirm'
  if (!isOwn && !goesOn) return paymentId
  writeAddress(isOwn ? arrivalUrl(search) : stepUrl(stepFromQuery(search)))
  return null
}

/** The cart of this browser, brought up to date: lines not sent yet are sent, what can no longer be bought is taken out. */
const findOpenCart = async (): Promise<ShopCart | null> => {
  const id = getCartId()
  const cart = id ? await fetchCartIfKnown(id) : null
  if (cart && !cart.is_open) return cart
  await refreshCart()
  const current = getCartId()
  return current ? fetchCart(current) : null
}

/** What a cart that this browser no longer keeps has become, when that is an order. */
const findOrder = async (id: string): Promise<ShopCart | null> => {
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
export const findCart = async (shown: string | null): Promise<ShopCart | null> => {
  initialiseCart()
  const step = namedStep(window.location.search)
  const remembered = step ? rememberedOrder() : ''
  if (remembered && step === 'confirm') return fetchCart(remembered)
  const cart = await findOpenCart()
  if (cart && cart.items.length > 0) return cart
  const earlier = shown ?? remembered
  return (earlier && (await findOrder(earlier))) || cart
}
