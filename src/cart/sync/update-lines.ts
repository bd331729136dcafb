import { itemRef } from '../../catalogue/rules'
import { emit } from '../../platform/events'
import type { ShopError } from '../../platform/http'
import { notify } from '../../ui'
import { type CartLine, findLine, type PendingChange } from '../rules/lines'
import type { LineCause } from '../events'
import { addChanges, type CartState, dropChanges } from '../rules/reducer'
import { useCart } from '../store'

/** Emits the event of one line's change. Lines that the shopper adds are emitted in change-cart.ts, once they are in the cart. */
const emitLineEvent = (by: LineCause, line: CartLine, from: number, to: number): void => {
  const { id: cartId } = useCart.getState()
  const item = itemRef(line)
  if (to === 0) emit({ type: 'cart/line-removed', by, item, quantity: from, cartId })
  else if (from > 0) emit({ type: 'cart/quantity-changed', by, item, from, to, cartId })
  else if (by !== 'shopper') emit({ type: 'cart/line-added', by, item, quantity: to, cartId })
}

/** Updates the store, and emits an event for every line that has changed. */
export const updateLines = (by: LineCause, update: (cart: CartState) => Partial<CartState>): void => {
  const before = useCart.getState().products
  useCart.setState(update)
  const now = useCart.getState().products
  const gone = before.filter((line) => !findLine(now, line))
  for (const line of [...gone, ...now]) {
    const from = findLine(before, line)?.quantity ?? 0
    const to = findLine(now, line)?.quantity ?? 0
    if (from !== to) emitLineEvent(by, line, from, to)
  }
}

/** Adds pending changes to the cart, and emits the events of their lines. @param by who made the changes */
export const addPending = (by: LineCause, ...changes: PendingChange[]): void =>
  updateLines(by, addChanges(changes))

/** Drops changes that the shop refused, and shows the reason in a toast and beside their lines. */
export const failChanges = (keys: readonly string[], { code, message }: ShopError): void => {
  useCart.setState(dropChanges(keys, message))
  emit({ type: 'cart/change-refused', items: keys, code })
  notify({ type: 'danger', title: 'Your cart did not change', message })
}
