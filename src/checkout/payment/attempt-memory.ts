import { isUnderWay } from '../../orders'
import { persisted, persistedText } from '../../platform/persisted'
import type { RemoteCart } from '../order-facts'

/** One attempt to pay a cart. */
export type Attempt = {
  cartId: string
  /** Which earlier payment it follows on; null for the first attempt. */
  after: string | null
}

/** What a browser keeps of it: with the choice that the shopper agreed to. Attempts of before kept that elsewhere. */
type KeptAttempt = Attempt & { choice: string | null }

const parseAttempt = (stored: unknown): KeptAttempt | undefined => {
  // As pages of before wrote it: the cart's id and the earlier payment's, with a space between them.
  if (typeof stored === 'string') {
    const [cartId, after] = stored.split(' ')
    return cartId && after !== undefined ? { cartId, after: after || null, choice: null } : undefined
  }
  const { cartId, after = null, choice = null } = Object(stored) as Partial<KeptAttempt>
  const isOne =
    typeof cartId === 'string' && [after, choice].every((text) => !text || typeof text === 'string')
  return isOne ? { cartId, after, choice } : undefined
}

/** The attempt started last, for every tab, until the order is placed. */
const ATTEMPT = persisted<KeptAttempt | null>({
  key: 'checkoutAttempt',
  area: 'local',
  empty: null,
  parse: parseAttempt,
})
/** Where pages of before kept the choice: after the cart's id and a space. */
const EARLIER_CHOICE = persistedText('checkoutPaying', 'local')

/**
 * The attempt that a press of the button belongs to. A payment that has ended (declined, cancelled, expired) makes way
 * for the next attempt; one that is still open belongs to the attempt that started it.
 * @param started the attempt this browser started last, if any
 */
export const currentAttempt = ({ id, payment }: RemoteCart, started: Attempt | null): Attempt => {
  if (!payment) return { cartId: id, after: null }
  const isOpen = isUnderWay(payment) && started?.cartId === id
  return { cartId: id, after: isOpen ? started.after : payment.id }
}

/**
 * Keeps the attempt and what the shopper agreed to: before the shop is asked, because its answer can be lost while the
 * payment it opened stands.
 */
export const startAttempt = (cart: RemoteCart, choice: string): Attempt => {
  const attempt = currentAttempt(cart, ATTEMPT.read())
  ATTEMPT.write({ ...attempt, choice })
  return attempt
}

/** What the shopper agreed to last for this cart, in whichever tab; null where this browser does not know. */
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

/** Calls back when another tab starts an attempt for a new state of the cart, or has placed the order. */
export const subscribeToAttempts = ATTEMPT.subscribe
