import { choiceOf } from './choice-memory'
import { toShopError } from '../platform/http'
import type { Payment, RemoteCart } from './order-facts'
import { holdPayment } from './payment-lock'
import { PAYMENTS } from './payment-methods'
import { fetchCart } from './shop'

const UNKNOWN_CHOICE =
  'We do not know whether you wanted to pay at once or in instalments, so your card was not charged. Choose again on Payment.'

/** Whether the shop has to be asked to go through with a payment, once the shopper is back from the provider's page. */
export const needsFinish = (payment: Payment | null): boolean =>
  payment !== null &&
  (payment.status === 'pending' || payment.status === 'authorised') &&
  PAYMENTS[payment.method].finish !== undefined

/** Asks the shop to go through with what the shopper did on the provider's page. What came of it stands in the cart. */
const finish = async (cartId: string, payment: Payment): Promise<string | undefined> => {
  const choice = choiceOf(cartId, payment)
  if (!choice) return UNKNOWN_CHOICE
  try {
    await holdPayment(cartId, async () => PAYMENTS[choice].finish?.(cartId, payment.id))
    return undefined
  } catch (error) {
    const { code, message } = toShopError(error)
    return code === 'network' ? undefined : message
  }
}

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
  const problem = mayFinish && payment && needsFinish(payment) ? await finish(id, payment) : undefined
  return { cart: await fetchCart(id), problem }
}
