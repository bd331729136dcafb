import type { Delivery, OrderReturn, PaymentOutcome, ShopCart } from '../../shared/orders'
import { answer, answerIfKnown, idempotencyHeader, shop } from '../platform/http'
import type { components, paths } from '../../shared/shop-api.gen'
import type { Address, ContactInfo } from './draft'
import { orderAccessHeader, rememberStart } from './order-memory'

const path = (id: string) => ({ path: { id } })
const opened = (id: string) => ({ path: { id }, header: orderAccessHeader(id) })

/**
 * All calls throw a ShopError when the shop refuses or cannot be reached.
 * @param id a cart's, or the number of an order that is open in this tab
 */
export const fetchCart = (id: string): Promise<ShopCart> =>
  answer(shop.GET('/carts/{id}/', { params: opened(id) }))

/** Null when the shop does not know the id. */
export const fetchCartIfKnown = (id: string): Promise<ShopCart | null> =>
  answerIfKnown(shop.GET('/carts/{id}/', { params: opened(id) }), 'cart_not_found')

/** Gets the access to an order, by its number and the email address it was placed with. */
export const lookUpOrder = (number: string, email: string): Promise<components['schemas']['OrderAccess']> =>
  answer(shop.POST('/orders/lookup/', { body: { number, email } }))

export const saveContactInfo = (id: string, contact_info: ContactInfo): Promise<ShopCart> =>
  answer(shop.PATCH('/carts/{id}/', { params: path(id), body: { contact_info } }))

/** Saves the address, the delivery, or both. */
export const saveShipping = (
  id: string,
  shipping: { address?: Address; delivery?: Delivery },
): Promise<ShopCart> => answer(shop.PATCH('/carts/{id}/', { params: path(id), body: shipping }))

/** Asks the shop whether an email address is valid, and whether a signup with it was started before. */
export const validateEmail = (email: string): Promise<{ valid: boolean; exists: boolean }> =>
  answer(shop.GET('/signups/validate_email/', { params: { query: { email } } }))

type PaymentMethods =
  paths['/carts/{id}/payment_methods/']['get']['responses'][200]['content']['application/json']

/** The payment methods offered for a cart, in their order, and why requested ones are not offered. */
export const fetchPaymentOffers = (id: string): Promise<PaymentMethods> =>
  answer(shop.GET('/carts/{id}/payment_methods/', { params: opened(id) }))

export type Invoice = components['schemas']['Invoice']
export type InvoiceRecipient = components['schemas']['InvoiceRecipient']
type ReturnRequest = paths['/carts/{id}/returns/']['post']['requestBody']['content']['application/json']

/** @param id the number of an order that is paid */
export const fetchInvoice = (id: string): Promise<Invoice> =>
  answer(shop.GET('/carts/{id}/invoice/', { params: opened(id) }))

/** Names the business that an invoice is for. */
export const nameInvoiceRecipient = (id: string, body: InvoiceRecipient): Promise<Invoice> =>
  answer(shop.PUT('/carts/{id}/invoice/recipient/', { params: opened(id), body }))

/** Requests a return, once for each `key`. */
export const requestReturn = (id: string, body: ReturnRequest, key: string): Promise<OrderReturn> => {
  const header = { ...orderAccessHeader(id), ...idempotencyHeader(key) }
  return answer(shop.POST('/carts/{id}/returns/', { params: { path: { id }, header }, body }))
}

/** The feature flag of carts whose shopper requests payment terms. The API takes flags by name (spec 3). */
export const PAYMENT_TERMS = 'payment_terms'

export const enableFeature = (id: string, feature_flag: typeof PAYMENT_TERMS): Promise<ShopCart> =>
  answer(shop.POST('/carts/{id}/enable_feature_flag/', { params: path(id), body: { feature_flag } }))

export const disableFeature = (id: string, feature_flag: typeof PAYMENT_TERMS): Promise<ShopCart> =>
  answer(shop.POST('/carts/{id}/disable_feature_flag/', { params: path(id), body: { feature_flag } }))

/**
 * Reserves the number of the order that a cart becomes. Another tab, or the same page after a reload, gets the same number. It is on the
 * provider's page and is the reference of an EFT. The answer holds the access to the order, which is stored.
 */
export const reserveOrderNumber = async (id: string): Promise<string> => {
  const params = { path: { id }, header: idempotencyHeader(`${id}-order-number`) }
  const { order_number: number, access } = await answer(
    shop.POST('/carts/{id}/generate_order_number/', { params }),
  )
  if (access) rememberStart({ cartId: id, number, access })
  return number
}

/** The outcome of a payment, for a browser that did not begin it; null if the shop does not know the payment. */
export const fetchOutcome = async (paymentId: string): Promise<PaymentOutcome | null> => {
  const request = shop.GET('/payments/{id}/', { params: path(paymentId) })
  return (await answerIfKnown(request, 'payment_not_found'))?.outcome ?? null
}
