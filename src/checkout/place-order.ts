import { emit, toCents } from '../platform/events'
import { toShopError } from '../platform/http'
import type { RemoteCart } from './order-facts'
import { callsFor } from './payment-calls'
import type { OfferedChoice } from './payment-choice'
import { accessTo } from './order-access'
import { attemptKey, holdPayment, type BUSY } from './payment/attempt'
import { startAttempt } from './payment/attempt-memory'
import { fetchCart, reserveOrderNumber } from './shop'
import { rememberPayment } from './started-orders'
import type { ReturnAddresses } from './step-address'

/** Where to go on: the provider's page, or the order's confirmation with the cart as it is now. */
type Placed = { redirectUrl: string } | { cart: RemoteCart }

type Chosen = Pick<OfferedChoice, 'choice' | 'method'>

const start = async (cart: RemoteCart, chosen: Chosen, returns: ReturnAddresses): Promise<Placed> => {
  const { choice } = chosen
  const key = attemptKey(cart, choice, startAttempt(cart, choice))
  const { total } = cart.totals
  const about = { cartId: cart.id, method: chosen.method }
  emit({ type: 'payment/attempted', ...about, amount: toCents(total) })
  const started = await callsFor(chosen)
    .start({ cartId: cart.id, amount: total, key, returns })
    .catch((failure: unknown) => {
      const error = toShopError(failure)
      emit({ type: 'payment/refused', ...about, code: error.code })
      throw error
    })
  if ('placed' in started) return { cart: await fetchCart(cart.id) }
  rememberPayment(cart.id, started.paymentId)
  return { redirectUrl: started.url }
}

/**
 * Places the order of a cart for the total the shopper saw: its number is reserved, then the payment starts. Asked again
 * for the same attempt it happens once, under the same number.
 * @returns BUSY when another tab of this browser is paying the same cart, or the order it became
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const placeOrder = async (
  cart: RemoteCart,
  chosen: Chosen,
  returns: ReturnAddresses,
): Promise<Placed | typeof BUSY> =>
  holdPayment(cart.id, async () => {
    const known = cart.order_number
    // Without its access Confirm could not show whose order it is.
    const number = known && accessTo(known) ? known : await reserveOrderNumber(cart.id)
    const act = () => start(cart, chosen, returns)
    // The order's own page knows the cart by the number alone, and holds it already.
    return number === cart.id ? act() : holdPayment(number, act)
  })
