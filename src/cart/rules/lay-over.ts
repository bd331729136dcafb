import { applyIntents, type Intents } from './intents'
import type { CartLine } from './lines'
import { inOrder, withPlaces } from './order'

type Laid = { confirmed: CartLine[]; intents: Intents; products: CartLine[]; order: readonly string[] }

/** What the shopper sees: the confirmed lines with the wishes laid over them, each in its place in `order`. */
export const layOver = (confirmed: CartLine[], intents: Intents, order: readonly string[]): Laid => {
  const lines = applyIntents(confirmed, intents)
  const places = withPlaces(order, lines)
  return { confirmed, intents, products: inOrder(lines, places), order: places }
}
