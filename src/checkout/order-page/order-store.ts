import { invoiceUrl, orderUrl, type ShopCart, isOrderNumber } from '../../../shared/orders'
import { clean } from '../../../shared/clean-input'
import { readReturn } from '../step-address'
import { create } from 'zustand'
import { forgetAccess, accessTo, storeAccess } from '../order-memory'
import type { PayingPage } from '../payment/paying-page'
import { getCartId, initialiseCart } from '../../cart'
import { toShopError } from '../../platform/http'
import { fetchCart, fetchCartIfKnown, lookUpOrder, reserveOrderNumber } from '../shop'

/** Whether an address is that of an invoice. */
export const isInvoice = (search: string): boolean => new URLSearchParams(search).get('view') === 'invoice'

/** The order number in an address; empty when there is none. */
export const numberFromQuery = (search: string): string =>
  clean.orderNumber(new URLSearchParams(search).get('number') ?? '')

/** Whether the address says that the shopper has paid on a provider's page. It proves nothing, so the shop is asked. */
export const isAfterPaying = (search: string): boolean =>
  new URLSearchParams(search).get('step') === 'confirm'

/** The address without the additions of a provider's page. */
export const plainOrderUrl = (search: string): string => {
  const url = (isInvoice(search) ? invoiceUrl : orderUrl)(numberFromQuery(search))
  const { returned } = readReturn(search)
  if (returned) return `${url}&returned=${returned}`
  return isAfterPaying(search) ? `${url}&step=confirm` : url
}

export type OrderView =
  | { kind: 'loading' }
  /** `hasEnded`: this tab had opened the order before. */
  | { kind: 'ask'; number: string; hasEnded: boolean }
  | { kind: 'shown'; cart: ShopCart }
  | { kind: 'failed'; message: string }

/** The state of the order's own page, which is not stored. */
export const useOrder = create<{ view: OrderView }>(() => ({ view: { kind: 'loading' } }))

export const showView = (view: OrderView): void => useOrder.setState({ view })

const shown = (): ShopCart | null => {
  const { view } = useOrder.getState()
  return view.kind === 'shown' ? view.cart : null
}
const show = (cart: ShopCart): void => showView({ kind: 'shown', cart })

/** Payment on the order's own page, where the order is identified by its number. */
export const ORDER: PayingPage = {
  shown,
  show,
  onAccessEnded: () => {
    const number = shown()?.id ?? ''
    forgetAccess()
    showView({ kind: 'ask', number, hasEnded: true })
  },
  returns: ({ id }) => {
    const url = window.location.origin + orderUrl(id)
    return { success_url: `${url}&step=confirm`, cancel_url: `${url}&returned=1` }
  },
  placed: (cart) => {
    window.history.replaceState(window.history.state, '', orderUrl(cart.id))
    show(cart)
  },
}

/** A new access from the shop, for the browser that holds the order's cart, as long as the cart is open. */
const findOwnAccess = async (number: string): Promise<string | null> => {
  const id = getCartId()
  const cart = id ? await fetchCartIfKnown(id) : null
  if (!cart?.is_open || cart.order_number !== number) return null
  await reserveOrderNumber(cart.id)
  return accessTo(number)
}

/** The order if this browser may see it, else the form that asks for the email address. */
export const findOrder = async (number: string): Promise<OrderView> => {
  const ask = { kind: 'ask', number, hasEnded: false } as const
  if (!isOrderNumber(number)) return ask
  initialiseCart()
  try {
    const known = accessTo(number)
    const access = known ?? (await findOwnAccess(number))
    if (!access) return ask
    storeAccess(number, access)
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
 * @throws ShopError when they do not match, after too many attempts, or when the shop cannot be reached
 */
export const lookUp = async (number: string, email: string): Promise<OrderView> => {
  const { order_number, access } = await lookUpOrder(number, email)
  storeAccess(order_number, access)
  return { kind: 'shown', cart: await fetchCart(order_number) }
}
