import type { PendingChange } from './pending-changes'
import { type CartLine, findLine } from './lines'

/**
 * The changes that merge the lines of another cart into this one. Of an item in both the higher quantity counts, not the
 * sum: more often than not it was chosen once and is in both. No line of this cart becomes less.
 * @param mostOf how many pieces of a line one cart may hold
 */
export const changesToMerge = (
  own: readonly CartLine[],
  others: readonly CartLine[],
  mostOf: (line: CartLine) => number,
): PendingChange[] =>
  others.flatMap((line) => {
    const quantity = Math.min(line.quantity, mostOf(line))
    const present = findLine(own, line)
    return quantity > (present?.quantity ?? 0)
      ? [{ item: line, line: { ...(present ?? line), quantity } }]
      : []
  })
