import { attemptKey } from './attempt-key'
import { startAttempt } from './attempt-memory'
import { rememberChoice } from './choice-memory'
import type { RemoteCart } from './order-facts'
import type { Choice } from './payment-choice'
import { PAYMENTS } from './payment-methods'
import { fetchCart } from './shop'

/** Where to go on: the provider's page, or the order's confirmation with the cart as it is now. */
type Placed = { redirectUrl: string } | { cart: RemoteCart }

/**
 * Places the order of a cart for the total the shopper saw. Asked again for the same attempt it happens once.
 * @param origin the site's own, such as `https://www.example.com`; the payment page comes back to it
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const placeOrder = async (cart: RemoteCart, choice: Choice, origin: string): Promise<Placed> => {
  const key = attemptKey(cart, choice, startAttempt(cart))
  rememberChoice(cart.id, choice)
  const started = await PAYMENTS[choice].start({ cartId: cart.id, amount: cart.totals.total, key, origin })
  return 'url' in started ? { redirectUrl: started.url } : { cart: await fetchCart(cart.id) }
}
