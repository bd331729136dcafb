import type { PricedLine } from './priced-lines'
import { Problem } from './problem'

interface Wanted {
  lineId: string
  quantity: number
}

/** What was asked to come back before, by line. */
interface Earlier {
  reference: string
  lines: Wanted[]
}

/**
 * Refuses what cannot come back: a line that is none of the order's, a service, more than was bought, and a line that the
 * shopper asked to send back before.
 */
export function assertReturnable(
  wanted: readonly Wanted[],
  lines: readonly PricedLine[],
  earlier: readonly Earlier[],
): void {
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) {
    throw new Problem('invalid_request', 'Name each item once.', { items: 'must name each item once' })
  }
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new Problem('not_in_order', 'This item is not part of your order.')
    if (!line.components.some((part) => part.needsDelivery)) {
      throw new Problem('not_returnable', `${line.name} is a service. Call us to cancel it.`)
    }
    const before = earlier.find((request) => request.lines.some((other) => other.lineId === lineId))
    if (before) {
      throw new Problem(
        'return_exists',
        `You asked to send back ${line.name} already, under ${before.reference}. Call us to change that.`,
      )
    }
    if (quantity > line.quantity) {
      throw new Problem('not_returnable', `You bought ${line.quantity} of ${line.name}, not ${quantity}.`)
    }
  }
}
