import { methodName, type Payment } from '../orders'
import { localStore } from '../platform/storage'
import { INSTALMENTS, type Choice } from './payment-choice'

const KEY = 'checkoutPaying'

/**
 * Keeps, for every tab, what the shopper agreed to last: before the shop is asked, because its answer can be lost while
 * the payment it opened stands.
 */
export const rememberChoice = (cartId: string, choice: Choice): void =>
  localStore.set(KEY, `${cartId} ${choice}`)

export const forgetChoice = (): void => localStore.remove(KEY)

/**
 * What the shopper agreed to pay with a payment, whose provider the shop knows. Blackbird's card is charged whole or in
 * instalments, and until the charge has begun only this browser knows which: null where it does not, because nobody may
 * be charged what they did not agree to.
 */
export const choiceOf = (
  cartId: string,
  { method, status, instalment_plan: plan }: Payment,
): Choice | null => {
  if (plan) return INSTALMENTS
  const name = methodName(method)
  if (method !== 'Credit Card (Blackbird)' || status !== 'pending') return name
  const remembered = localStore.get(KEY)
  if (remembered === `${cartId} ${INSTALMENTS}`) return INSTALMENTS
  return remembered === `${cartId} ${name}` ? name : null
}
