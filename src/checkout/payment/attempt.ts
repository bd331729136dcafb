import { isUnderWay, type ShopCart } from '../../../shared/orders'
import { persisted, persistedText } from '../../platform/persisted'
import type { Choice } from './payment-methods'

/** One attempt to pay a cart. */
export type Attempt = {
  cartId: string
  /** The id of the payment before it; null for the first attempt. */
  after: string | null
}

/** An attempt as the browser stores it, with the choice that the shopper agreed to. Older pages stored the choice elsewhere. */
type StoredAttempt = Attempt & { choice: string | null }

const parseAttempt = (stored: unknown): StoredAttempt | undefined => {
  // Older pages stored the ids of the cart and the earlier payment, with a space between them.
  if (typeof stored === 'string') {
    const [cartId, after] = stored.split(' ')
    return cartId && after !== undefined ? { cartId, after: after || null, choice: null } : undefined
  }
  const { cartId, after = null, choice = null } = Object(stored) as Partial<StoredAttempt>
  const isOne =
    typeof cartId === 'string' && [after, choice].every((text) => !text || typeof text === 'string')
  return isOne ? { cartId, after, choice } : undefined
}

/** The last attempt of all tabs, until the order is placed. */
const ATTEMPT = persisted<StoredAttempt | null>({
  key: 'checkoutAttempt',
  area: 'local',
  empty: null,
  parse: parseAttempt,
})
/** Older pages stored the choice here, after the cart's id and a space. */
const EARLIER_CHOICE = persistedText('checkoutPaying', 'local')

/**
 * The attempt that a press of the button belongs to. After a payment that has ended (declined, cancelled, expired) it is a new one; an
 * open payment belongs to the attempt that started it.
 * @param started the last attempt of this browser, if any
 */
export const currentAttempt = ({ id, payment }: ShopCart, started: Attempt | null): Attempt => {
  if (!payment) return { cartId: id, after: null }
  const isOpen = isUnderWay(payment) && started?.cartId === id
  return { cartId: id, after: isOpen ? started.after : payment.id }
}

/**
 * Stores the attempt with the shopper's choice before the request, because the answer can be lost although the shop has opened a
 * payment.
 */
export const startAttempt = (cart: ShopCart, choice: string): Attempt => {
  const attempt = currentAttempt(cart, ATTEMPT.read())
  ATTEMPT.write({ ...attempt, choice })
  return attempt
}

/** The shopper's last choice for this cart in any tab; null if this browser does not know it. */
export const agreedChoice = (cartId: string): string | null => {
  const attempt = ATTEMPT.read()
  if (attempt?.cartId === cartId && attempt.choice) return attempt.choice
  const earlier = EARLIER_CHOICE.read()
  return earlier.startsWith(`${cartId} `) ? earlier.slice(cartId.length + 1) : null
}

export const forgetAttempt = (): void => {
  ATTEMPT.clear()
  EARLIER_CHOICE.clear()
}

/** Calls back when another tab starts a new attempt or has placed the order. */
export const subscribeToAttempts = ATTEMPT.subscribe

/** A 53-bit hash of a text (cyrb53), as 14 hexadecimal digits. It distinguishes the attempts of a cart and protects nothing. */
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
 * The Idempotency-Key of an attempt to place a cart's order. It follows from the cart and the attempt, so a double click, a remount, a
 * reload and a second tab all send the same key, without a race. Another payment method, or any other change that the shopper agrees
 * to, makes another key.
 */
export const attemptKey = (cart: ShopCart, choice: Choice, { after }: Attempt): string => {
  const { id, items, promo_code, totals, contact_info, address } = cart
  const lines = items.map(({ product, bundle, quantity, line_total }) => [
    product?.sku ?? null,
    bundle?.bundle_code ?? null,
    quantity,
    line_total,
  ])
  const agreed = [choice, totals.total, lines, promo_code, contact_info, address, after]
  return `${id}-${hash(JSON.stringify(agreed))}`
}

/** The result when another tab of this browser is paying the same cart. */
export const BUSY = Symbol('busy')

const nameOf = (id: string): string => `checkout-payment-${id}`

/** Undefined in old browsers and on pages without https. Even then the Idempotency-Key makes one order of two presses. */
const lockManager = (): LockManager | undefined => navigator.locks

/**
 * Runs a function while no other tab of this browser can pay the same. A closed tab releases its lock.
 * @param id a cart's, or the number of the order it becomes
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

/** The first of these ids that some tab is paying now. */
export const findBeingPaid = async (ids: readonly string[]): Promise<string | undefined> => {
  const { held = [] } = (await lockManager()?.query()) ?? {}
  return ids.find((id) => held.some(({ name, mode }) => name === nameOf(id) && mode === 'exclusive'))
}

/** Resolves once no tab is paying this any more. Rejects with an AbortError if the signal aborts. */
export const whenNotPaid = async (id: string, signal: AbortSignal): Promise<void> => {
  await lockManager()?.request(nameOf(id), { mode: 'shared', signal }, () => Promise.resolve())
}
