import { answer, shop } from '../platform/http'
import type { Address } from './address'
import type { ContactInfo } from './contact-info'
import type { RemoteCart } from './order-facts'
import type { PaymentOffer } from './payment-choice'

const path = (id: string) => ({ path: { id } })

/** All calls throw a ShopError when the shop refuses or cannot be reached. */
export const fetchCart = (id: string): Promise<RemoteCart> =>
  answer(shop.GET('/carts/{id}/', { params: path(id) }))

export const saveContactInfo = (id: string, contact_info: ContactInfo): Promise<RemoteCart> =>
  answer(shop.PATCH('/carts/{id}/', { params: path(id), body: { contact_info } }))

export const saveAddress = (id: string, address: Address): Promise<RemoteCart> =>
  answer(shop.PATCH('/carts/{id}/', { params: path(id), body: { address } }))

/** What the shop says about an email address: whether it is one, and whether a signup with it was started before. */
export const validateEmail = (email: string): Promise<{ valid: boolean; exists: boolean }> =>
  answer(shop.GET('/signups/validate_email/', { params: { query: { email } } }))

/** The ways this cart may be paid, in the order in which they are offered. */
export const fetchPaymentOffers = async (id: string): Promise<PaymentOffer[]> => {
  const { payment_methods } = await answer(shop.GET('/carts/{id}/payment_methods/', { params: path(id) }))
  return payment_methods
}
