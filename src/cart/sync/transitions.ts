import type { ShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { emit, type LineCause } from '../../platform/events'
import { notify } from '../../ui'
import {
  applyChanges,
  changesBetween,
  completed,
  type PendingChange,
  type PendingChanges,
} from '../rules/pending-changes'
import { rebase } from '../rules/rebase'
import { type CartLine, keyOf } from '../rules/lines'
import { useCart } from '../store'
import { linesOf } from './remote-lines'
import { emitLineEvents } from './emit-line-events'

const setPending = (pending: PendingChanges): void => {
  useCart.setState((cart) => rebase(cart.confirmed, pending, cart.order))
}

/**
 * Adds pending changes to the cart; each replaces one that is pending for the same item.
 * @param by who made them; null for what is told once the shop has answered
 */
export const addPending = (by: LineCause | null, ...changes: PendingChange[]): void => {
  const { pending, lineErrors, changedHere } = useCart.getState()
  const added = new Map(changes.map((change) => [keyOf(change.item), change]))
  const cleared = Object.fromEntries([...added.keys()].map((key) => [key, undefined]))
  useCart.setState({
    lineErrors: { ...lineErrors, ...cleared },
    changedHere: new Set([...changedHere, ...added.keys()]),
  })
  const apply = () => setPending(new Map([...pending, ...added]))
  if (by) emitLineEvents(by, apply)
  else apply()
}

/** Takes over the shop's cart, and puts the pending changes on top. An answer about a cart that was left meanwhile is
 * ignored. */
export const acceptRemoteCart = (remote: ShopCart): void =>
  emitLineEvents('shop', () =>
    useCart.setState((cart) => {
      if (cart.id !== remote.id) return {}
      return {
        ...rebase(applyChanges(linesOf(remote), cart.otherTabChanges), cart.pending, cart.order),
        remote,
        remoteStale: cart.otherTabChanges.size > 0,
        remoteError: null,
        promoCode: cart.promoCode ?? remote.promo_code,
      }
    }),
  )

/** What this browser wants of a cart, in whichever tab it was chosen. A cart that this page view has read before it wants
 * as the shop has it now, but for the changes since: what else differs, the shop knows better. */
const wantedOf = (remote: ShopCart, lines: CartLine[]): CartLine[] => {
  const { products, pending, otherTabChanges, isComplete, remote: before } = useCart.getState()
  if (before?.id === remote.id) return applyChanges(lines, new Map([...otherTabChanges, ...pending]))
  return isComplete ? products : completed(products, lines)
}

/** Starts to use a cart; with `keepLines` what this browser shows and the shop does not have is pending. */
export const adoptRemoteCart = (remote: ShopCart, { keepLines }: { keepLines: boolean }): void => {
  const { pending } = useCart.getState()
  const lines = linesOf(remote)
  const wanted = wantedOf(remote, lines)
  useCart.setState({
    id: remote.id,
    isComplete: true,
    otherTabChanges: new Map(),
    pending: keepLines ? changesBetween(lines, wanted) : pending,
  })
  acceptRemoteCart(remote)
}

/** Pending changes that were sent are confirmed, where they are still the same: newer ones for the same item stay. */
export const confirmChanges = (sent: PendingChanges, keys: readonly string[]): void => {
  const { pending } = useCart.getState()
  setPending(new Map([...pending].filter(([key, change]) => !keys.includes(key) || sent.get(key) !== change)))
}

/** Drops changes that the shop refused, which shows its own lines again, and says why, in a toast and beside them. */
export const failChanges = (keys: readonly string[], error: ShopError): void => {
  const { pending, lineErrors } = useCart.getState()
  const messages = Object.fromEntries(keys.map((key) => [key, error.message]))
  useCart.setState({ lineErrors: { ...lineErrors, ...messages } })
  setPending(new Map([...pending].filter(([key]) => !keys.includes(key))))
  emit({ type: 'cart/change-refused', items: keys, code: error.code })
  notify({ type: 'danger', title: 'Request failed', message: error.message })
}
