import { isUnderWay, methodName, type Payment } from '../../orders'
import { toShopError } from '../../platform/http'
import type { RemoteCart } from '../order-facts'
import { callsFor, hasFinish } from '../payment-calls'
import { INSTALMENTS, type Choice } from '../payment-choice'
import { fetchCart } from '../shop'
import { agreedChoice, type Attempt } from './attempt-memory'

/** A 53-bit hash of a text (cyrb53), as 14 hexadecimal digits. It tells a cart's attempts apart; it protects nothing. */
const hash = (text: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0')
}

/**
 * The Idempotency-Key of an attempt to place a cart's order. It follows from the cart and the attempt, so a double
 * click, a remount, a reload and a second tab all ask with the same key, without a race between them. Another way to pay
 * or anything else the shopper agrees to makes another key.
 */
export const attemptKey = (cart: RemoteCart, choice: Choice, { after }: Attempt): string => {
  const { id, items, promo_code, totals, contact_info, address } = cart
  const lines = items.map(({ product, bundle, quantity, line_total }) => [
    product?.sku ?? null,
    bundle?.bundle_code ?? null,
    quantity,
    line_total,
  ])
  const wish = [choice, totals.total, lines, promo_code, contact_info, address, after]
  return `${id}-${hash(JSON.stringify(wish))}`
}

/** Another tab of this browser is paying the same cart. */
export const BUSY = Symbol('busy')

const nameOf = (id: string): string => `checkout-payment-${id}`

/** Undefined in old browsers and on pages without https; the Idempotency-Key still makes one order of two presses. */
const lockManager = (): LockManager | undefined => navigator.locks

/**
 * Acts while no other tab of this browser can pay the same; a tab that is closed lets go.
 * @param id a cart's, or the number of the order it becomes: tabs that know one of the two keep out of each other's way
 */
export const holdPayment = async <Result>(
  id: string,
  act: () => Promise<Result>,
): Promise<Result | typeof BUSY> => {
  const locks = lockManager()
  return locks
    ? locks.request(nameOf(id), { ifAvailable: true }, async (lock) => (lock ? act() : BUSY))
    : act()
}

/** Which of these some tab is paying now. */
export const findBeingPaid = async (ids: readonly string[]): Promise<string | undefined> => {
  const { held = [] } = (await lockManager()?.query()) ?? {}
  return ids.find((id) => held.some(({ name, mode }) => name === nameOf(id) && mode === 'exclusive'))
}

/** Resolves once no tab is paying this any more; rejects with an AbortError when the signal ends the wait. */
export const whenNotPaid = async (id: string, signal: AbortSignal): Promise<void> => {
  await lockManager()?.request(nameOf(id), { mode: 'shared', signal }, () => Promise.resolve())
}

/**
 * What the shopper agreed to pay with a payment, whose provider the shop knows. Blackbird's card is charged whole or in
 * instalments, and until the charge has begun only this browser knows which: null where it does not, because nobody may
 * be charged what they did not agree to.
 */
const choiceOf = (cartId: string, { method, status, instalment_plan: plan }: Payment): Choice | null => {
  if (plan) return INSTALMENTS
  const name = methodName(method)
  if (method !== 'Credit Card (Blackbird)' || status !== 'pending') return name
  const agreed = agreedChoice(cartId)
  return agreed === INSTALMENTS || agreed === name ? agreed : null
}

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
