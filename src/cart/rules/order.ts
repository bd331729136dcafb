import { type CartLine, keyOf } from './lines'

/** The order with every line that has no place yet at its end. */
export const withPlaces = (order: readonly string[], lines: readonly CartLine[]): string[] => [
  ...new Set([...order, ...lines.map(keyOf)]),
]

/** The lines in the order the shopper knows: one that was taken out and put back stands where it stood, though the shop
 * puts it last. Every line must have its place. */
export const inOrder = (lines: readonly CartLine[], order: readonly string[]): CartLine[] => {
  const places = new Map(order.map((key, place) => [key, place]))
  const placeOf = (line: CartLine) => places.get(keyOf(line)) ?? order.length
  return [...lines].sort((one, other) => placeOf(one) - placeOf(other))
}
