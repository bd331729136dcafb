import type { Intent } from './intents'
import { type CartLine, findLine } from './lines'

/**
 * The wishes that join the lines of another cart into this one. Of an item in both the higher quantity counts, not the sum:
 * more often than not it is the same wish twice. Nothing that is here becomes less.
 * @param mostOf how many pieces of a line one cart may hold
 */
export const joinWishes = (
  own: readonly CartLine[],
  others: readonly CartLine[],
  mostOf: (line: CartLine) => number,
): Intent[] =>
  others.flatMap((line) => {
    const quantity = Math.min(line.quantity, mostOf(line))
    const present = findLine(own, line)
    return quantity > (present?.quantity ?? 0)
      ? [{ item: line, line: { ...(present ?? line), quantity } }]
      : []
  })
