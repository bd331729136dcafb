import { mostOf, quantityLimits } from '../../catalogue'
import type { ShopCart } from '../../../shared/orders'
import { rehydrateIfChanged } from '../rehydrate'
import { rememberRestored, wasRestored } from '../restored'
import { changesToMerge } from '../rules/merge'
import { catalogueOf, findRemote } from '../rules/remote-item'
import { unavailableLines } from '../rules/unavailable'
import { mayHoldLines, useCart } from '../store'
import { leaveIfOrdered } from './leave-if-ordered'
import { push } from './push'
import { fetchRemoteCart } from './remote-cart'
import { linesOf } from './remote-lines'
import { enqueue } from './queue'
import { notifyUnavailable } from './notify-unavailable'
import { addPending } from './transitions'

/** Merges the lines of another cart into this browser's. True when that changed anything. */
const merge = async (other: ShopCart): Promise<boolean> => {
  const lines = linesOf(other)
  const gone = unavailableLines(lines, catalogueOf(other))
  const changes = changesToMerge(
    useCart.getState().products,
    lines.filter((line) => !gone.some(({ item }) => item === line)),
    (line) => {
      const found = findRemote(other, line)
      return found ? mostOf(quantityLimits(found)) : 0
    },
  )
  addPending('merge', ...changes)
  void push()
  await notifyUnavailable(gone, other)
  return changes.length > 0
}

/** True when the cart is here now and was not before. */
const bring = async (cartId: string, signupId: string): Promise<boolean> => {
  // Another tab may have put something in just now, or brought the cart back itself.
  rehydrateIfChanged()
  if (wasRestored(signupId) || useCart.getState().id === cartId) return false
  if (mayHoldLines(useCart.getState())) await leaveIfOrdered()
  const other = await fetchRemoteCart(cartId)
  if (!other?.is_open || other.items.length === 0) return false
  rehydrateIfChanged()
  rememberRestored(signupId)
  return merge(other)
}

/**
 * Brings back the lines of a signup's open cart, once for each signup: what the shopper takes out afterwards stays out. They
 * are merged with those of this browser, in a cart of its own: whoever sent the link to a signup knows that signup's cart,
 * and would read what is filled in there. Resolves with whether anything came; a cart that is empty, ordered or unknown is
 * left alone. Without a network it comes later. Never rejects.
 */
export const restore = async (cartId: string, signupId: string): Promise<boolean> => {
  let isRestored = false
  await enqueue(async () => {
    isRestored = await bring(cartId, signupId)
  })
  return isRestored
}
