import { answer, idempotencyHeader, shop } from '../platform/http'
import type { Address } from './address'
import { attemptKey } from './attempt-key'
import { startAttempt } from './attempt-memory'
import type { ContactInfo } from './contact-info'
import type { RemoteCart } from './order-facts'
import type { PaymentMethod } from './payment-methods'
import { returnAddresses } from './step-address'

const path = (id: string) => ({ path: { id } })

/** All calls throw a ShopError when the shop refuses or cannot be reached. */
export const fetchCart = (id: string): Promise<RemoteCart> =>
  answer(shop.GET('/carts/{id}/', { params: path(id) }))

export const saveContactInfo = (id: string, contact_info: ContactInfo): Promise<RemoteCart> =>
  answer(shop.PATCH('/carts/{id}/', { params: path(id), body: { contact_info } }))

export const saveAddress = (id: string, address: Address): Promise<RemoteCart> =>
  answer(shop.PATCH('/carts/{id}/', { params: path(id), body: { address } }))

/** Where to go on: the provider's page, or the order's confirmation with the cart as it is now. */
type Placed = { redirectUrl: string } | { cart: RemoteCart }

/**
 * Places the order of a cart for the total the shopper saw. Asked again for the same cart and method it happens once.
 * @param origin the site's own, such as `https://www.example.com`; the payment page comes back to it
 */
export const placeOrder = async (
  cart: RemoteCart,
  method: PaymentMethod,
  origin: string,
): Promise<Placed> => {
  const amount = cart.totals.total
  const params = { ...path(cart.id), header: idempotencyHeader(attemptKey(cart, method, startAttempt(cart))) }
  switch (method) {
    case 'Credit Card (Checkout)': {
      const body = { amount, ...returnAddresses(origin, cart.id) }
      const started = await answer(shop.POST('/carts/{id}/initiate_checkout_payment/', { params, body }))
      return { redirectUrl: started.redirect_url }
    }
    case 'EFT':
      await answer(shop.POST('/carts/{id}/eft_intent/', { params, body: { amount } }))
      break
    case 'Free':
      await answer(shop.POST('/carts/{id}/initiate_free_payment/', { params, body: { id: cart.id } }))
  }
  return { cart: await fetchCart(cart.id) }
}
