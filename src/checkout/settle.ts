import { choiceOf } from './choice-memory'
import { toShopError } from '../platform/http'
import { isUnderWay, type Payment } from '../orders'
import type { RemoteCart } from './order-facts'
import { holdPayment } from './payment-lock'
import { callsFor, hasFinish } from './payment-calls'
import { fetchCart } from './shop'

const UNKNOWN_CHOICE =
  'We do not know whether you wanted to pay at once or in instalments, so your card was not charged. Choose again on Payment.'

/** Whether the shop has to be asked to go through with a payment, once the shopper is back from the provider's page. */
export const needsFinish = (payment: Payment | null): boolean =>
  payment !== null && isUnderWay(payment) && hasFinish(payment.method)

const PAGE_NOT_FINISHED =
  'The payment page was not finished. Go back to it, or choose how to pay again. Nothing was charged.'

/** `done`: the shop went through with what the shopper did on the provider's page. What came of it stands in the cart. */
type Finished = { done: boolean; problem?: string }

const finish = async (cartId: string, payment: Payment): Promise<Finished> => {
  const choice = choiceOf(cartId, payment)
  if (!choice) return { done: false, problem: UNKNOWN_CHOICE }
  try {
    const { finish: goThrough } = callsFor({ choice, method: payment.method })
    await holdPayment(cartId, async () => goThrough?.(cartId, payment.id))
    return { done: true }
  } catch (error) {
    const { code, message } = toShopError(error)
    return { done: false, problem: code === 'network' ? undefined : message }
  }
}

/** Nothing could be gone through with: the payment still waits for its page. */
const isUntouched = (cart: RemoteCart, { id }: Payment): boolean =>
  cart.payment?.id === id && cart.payment.status === 'pending'

type Answer = {
  cart: RemoteCart
  /** What is in the way for now, as a sentence. */
  problem?: string
}

/**
 * The cart as the shop has it now.
 * @param mayFinish whether the shop is first asked to go through with the payment
 * @throws ShopError when the shop cannot be reached
 */
export const askShop = async ({ id, payment }: RemoteCart, mayFinish: boolean): Promise<Answer> => {
  if (!mayFinish || !payment || !needsFinish(payment)) return { cart: await fetchCart(id) }
  const { done, problem } = await finish(id, payment)
  const cart = await fetchCart(id)
  return { cart, problem: done && isUntouched(cart, payment) ? PAGE_NOT_FINISHED : problem }
}
