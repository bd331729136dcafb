import { itemRef } from '../../catalogue/rules'
import { emit, type LineCause } from '../../platform/events'
import { type CartLine, findLine } from '../rules/lines'
import { useCart } from '../store'

/** The event of one line's change; what the shopper adds is emitted once it is in (change-lines.ts). */
const emitLineEvent = (by: LineCause, line: CartLine, from: number, to: number): void => {
  const { id: cartId } = useCart.getState()
  const item = itemRef(line)
  if (to === 0) emit({ type: 'cart/line-removed', by, item, quantity: from, cartId })
  else if (from > 0) emit({ type: 'cart/quantity-changed', by, item, from, to, cartId })
  else if (by !== 'shopper') emit({ type: 'cart/line-added', by, item, quantity: to, cartId })
}

/** Changes the store, and emits an event for every line that is another for it. */
export const emitLineEvents = (by: LineCause, change: () => void): void => {
  const before = useCart.getState().products
  change()
  const now = useCart.getState().products
  const gone = before.filter((line) => !findLine(now, line))
  for (const line of [...gone, ...now]) {
    const from = findLine(before, line)?.quantity ?? 0
    const to = findLine(now, line)?.quantity ?? 0
    if (from !== to) emitLineEvent(by, line, from, to)
  }
}
