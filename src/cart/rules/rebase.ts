import { applyChanges, type PendingChanges } from './pending-changes'
import type { CartLine } from './lines'
import { inOrder, withPlaces } from './order'

type Rebased = {
  confirmed: CartLine[]
  pending: PendingChanges
  products: CartLine[]
  order: readonly string[]
}

/** Puts the pending changes on top of the lines that the shop has confirmed: what the shopper sees, each line in its place
 * in `order`. */
export const rebase = (confirmed: CartLine[], pending: PendingChanges, order: readonly string[]): Rebased => {
  const lines = applyChanges(confirmed, pending)
  const places = withPlaces(order, lines)
  return { confirmed, pending, products: inOrder(lines, places), order: places }
}
