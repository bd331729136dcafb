import { localStore } from '../platform/storage'
import { currentAttempt, type Attempt } from './attempt-key'
import type { RemoteCart } from './order-facts'

const KEY = 'checkoutAttempt'

/** The attempt as stored; null when there is none or it makes no sense. */
export const readAttempt = (text: string | null): Attempt | null => {
  const [cartId, after] = text?.split(' ') ?? []
  return cartId && after !== undefined ? { cartId, after: after || null } : null
}

/** The attempt a press of the button belongs to, kept for every tab until the order is placed. */
export const startAttempt = (cart: RemoteCart): Attempt => {
  const attempt = currentAttempt(cart, readAttempt(localStore.get(KEY)))
  localStore.set(KEY, `${attempt.cartId} ${attempt.after ?? ''}`)
  return attempt
}

export const forgetAttempt = (): void => localStore.remove(KEY)

/** Calls back when another tab starts an attempt for a new state of the cart, or has placed the order. */
export const subscribeToAttempts = (onChange: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) onChange()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
