import { invoiceUrl, orderUrl, type ShopCart, isOrderNumber } from '../../../shared/orders'
import { clean } from '../../../shared/clean-input'
import { readReturn, type ReturnAddresses } from '../step-address'
import { create } from 'zustand'
import { forgetAccess, accessTo, keepAccess } from '../order-memory'
import type { PayingPage } from '../payment/paying-page'
import { getCartId, initialiseCart } from '../../cart'
import { toShopError } from '../../platform/http'
import { fetchCart, fetchCartIfKnown, lookUpOrder, reserveOrderNumber } from '../shop'

/** Whether an address is that of an invoice. */
export const isInvoice = (search: string): boolean => new URLSearchParams(search).get('view') === 'invoice'

/** Where a provider's page sends the shopper who pays on the order's own page, as absolute addresses on `origin`. */
const orderReturns = (origin: string, number: string): ReturnAddresses => ({
  success_url: `${origin}${orderUrl(number)}&step=confirm`,
  cancel_url: `${origin}${orderUrl(number)}&returned=1`,
})

/** The number an address names; empty when it names none. */
export const numberFromQuery = (search: string): string =>
  clean.orderNumber(new URLSearchParams(search).get('number') ?? '')

/** Whether the shopper comes from a provider's page, after paying there. It proves nothing: the shop is asked. */
export const isAfterPaying = (search: string): boolean =>
  new URLSearchParams(search).get('step') === 'confirm'

/** The address without what a provider's page has added to it. */
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

/** The order's own page. Nothing of it is stored. */
export const useOrder = create<{ view: OrderView }>(() => ({ view: { kind: 'loading' } }))

export const showView = (view: OrderView): void => useOrder.setState({ view })

const shown = (): ShopCart | null => {
  const { view } = useOrder.getState()
  return view.kind === 'shown' ? view.cart : null
}
const keep = (cart: ShopCart): void => showView({ kind: 'shown', cart })

/** Paying on the order's own page, where the order goes by its number. */
export const ORDER: PayingPage = {
  shown,
  keep,
  lose: () => {
    const number = shown()?.id ?? ''
    forgetAccess()
    showView({ kind: 'ask', number, hasEnded: true })
  },
  returns: ({ id }) => orderReturns(window.location.origin, id),
  placed: (cart) => {
    window.history.replaceState(window.history.state, '', orderUrl(cart.id))
    keep(cart)
  },
}

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
