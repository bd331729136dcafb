import { answer, answerIfKnown, idempotencyHeader, shop } from '../platform/http'
import { randomId } from '../platform/random-id'
import type { components, paths } from '../../shared/shop-api.gen'
import { restoreCart } from '../cart'

/** All that the shop returns about a signup, to anybody. */
export type RemoteSignup = components['schemas']['Signup']
export type NewSignup = paths['/signups/']['post']['requestBody']['content']['application/json']
export type SignupPatch = paths['/signups/{id}/']['patch']['requestBody']['content']['application/json']

const path = (id: string) => ({ path: { id } })

/** Null when the shop does not know the id. @throws ShopError when the shop cannot be reached */
export const fetchSignup = (id: string): Promise<RemoteSignup | null> =>
  answerIfKnown(shop.GET('/signups/{id}/', { params: path(id) }), 'signup_not_found')

/** The last attempt, whose answer may have been lost: sending the same values again creates no second signup. */
let attempt = { body: '', key: '' }

/** @throws ShopError */
export const createSignup = (body: NewSignup): Promise<RemoteSignup> => {
  const text = JSON.stringify(body)
  if (attempt.body !== text) attempt = { body: text, key: randomId() }
  return answer(shop.POST('/signups/', { body, headers: idempotencyHeader(attempt.key) }))
}

/** @throws ShopError */
export const updateSignup = (id: string, body: SignupPatch): Promise<RemoteSignup> =>
  answer(shop.PATCH('/signups/{id}/', { params: path(id), body }))

/** Whether there is a finished signup with this address. @throws ShopError */
export const isEmailKnown = async (email: string): Promise<boolean> => {
  const { exists } = await answer(shop.GET('/signups/validate_email/', { params: { query: { email } } }))
  return exists
}

/** Separates a cart from its signup. @throws ShopError */
export const clearCartSignup = async (cartId: string): Promise<void> => {
  await answer(shop.POST('/carts/{id}/clear_cart_signup/', { params: path(cartId) }))
}

/** Restores the cart of a signup; true when this browser has just got anything from it (spec 4). Never rejects. */
export const restoreCartOf = async ({ id, cart_uuid: cartId }: RemoteSignup): Promise<boolean> => {
  try {
    return cartId !== null && (await restoreCart(cartId, id))
  } catch (error) {
    console.warn('The cart of the signup could not be restored.', error)
    return false
  }
}
