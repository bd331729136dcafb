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

/** Replaces the address, so that the browser's history holds only the new one. */
const writeAddress = (url: string): void => window.history.replaceState(window.history.state, '', url)

/**
 * The payment page names its payment in the address. If this browser began it, this tab remembers the order and the address becomes
 * plain; else only the payment's id stays there. The cart in older addresses is ignored, because a link could make a visitor fill in
 * somebody else's.
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
 * The payment in the address if it is not this cart's and there is no cart to go on with; else null, and the payment is removed from
 * the address.
 */
export const foreignPayment = (cart: ShopCart | null): string | null => {
  const { search } = window.location
  const { paymentId } = readReturn(search)
  if (!paymentId) return null
  const isOwn = cart?.payment?.id === paymentId
  const canContinue = cart !== null && cart.items.length > 0 && namedStep(search) !== 'confirm'
  if (!isOwn && !canContinue) return paymentId
  writeAddress(isOwn ? arrivalUrl(search) : stepUrl(stepFromQuery(search)))
  return null
}

/** The cart of this browser, after unsent lines were sent and items that can no longer be bought were removed. */
const findOpenCart = async (): Promise<ShopCart | null> => {
  const id = getCartId()
  const cart = id ? await fetchCartIfKnown(id) : null
  if (cart && !cart.is_open) return cart
  await refreshCart()
  const current = getCartId()
  return current ? fetchCart(current) : null
}

/** The order made from a cart that this browser no longer stores; null if the cart is no order. */
const findOrder = async (id: string): Promise<ShopCart | null> => {
  const cart = await fetchCartIfKnown(id)
  return cart && !cart.is_open ? cart : null
}

/**
 * The cart of this page: on Confirm the order placed here last, else the cart of this browser; null if there is none. If the cart has
 * become an order meanwhile, in another tab or before Back was pressed, that order.
 * @param shown the id of the cart that the page already shows
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
