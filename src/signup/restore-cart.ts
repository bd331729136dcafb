import { restoreCart } from '../cart'
import type { RemoteSignup } from './shop'

/** Brings back the cart of a signup; true when this browser has got anything from it just now (spec 4). Never rejects. */
export const restoreCartOf = async ({ id, cart_uuid: cartId }: RemoteSignup): Promise<boolean> => {
  try {
    return cartId !== null && (await restoreCart(cartId, id))
  } catch (error) {
    console.warn('The cart of the signup could not be restored.', error)
    return false
  }
}
