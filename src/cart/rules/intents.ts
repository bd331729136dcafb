import { type CartItemRef, type CartLine, findLine, keyOf, removeLine } from './lines'

/** What the shopper wants of one item, not yet confirmed by the shop: the line as it should be, null for none. */
export type Intent = { item: CartItemRef; line: CartLine | null }

/** At most one per item, by its key: a newer wish replaces the older one. */
export type Intents = ReadonlyMap<string, Intent>

/** The lines the shopper sees: what the shop has confirmed, with the open wishes laid over it. Nothing is rolled back
 * when a wish fails; it is just no longer laid over. */
export const applyIntents = (confirmed: readonly CartLine[], intents: Intents): CartLine[] =>
  [...intents.values()].reduce<CartLine[]>(applyIntent, [...confirmed])

const applyIntent = (lines: CartLine[], { item, line }: Intent): CartLine[] => {
  if (!line) return removeLine(lines, item)
  return findLine(lines, item)
    ? lines.map((other) => (keyOf(other) === keyOf(item) ? { ...line, id: other.id || line.id } : other))
    : [...lines, line]
}

/** The wishes that would turn `from` into `to`. */
export const intentsBetween = (from: readonly CartLine[], to: readonly CartLine[]): Intents => {
  const gone = from.filter((line) => !findLine(to, line)).map((item) => ({ item, line: null }))
  const wanted = to
    .filter((line) => findLine(from, line)?.quantity !== line.quantity)
    .map((line) => ({ item: line, line }))
  return new Map([...gone, ...wanted].map((intent) => [keyOf(intent.item), intent]))
}

/**
 * What another tab has changed in the lines that this one has last seen. A line that this tab has wished for itself, and
 * that the other has left as it knew it, is none of them: the other had not heard of the wish yet.
 */
export const changedElsewhere = (
  seen: readonly CartLine[],
  lines: readonly CartLine[],
  known: readonly CartLine[],
  wished: ReadonlySet<string>,
): Intents =>
  new Map(
    [...intentsBetween(seen, lines)].filter(
      ([key, { item, line }]) => !wished.has(key) || findLine(known, item)?.quantity !== line?.quantity,
    ),
  )

/** The open wishes after another tab has changed some lines: for those lines the last wish counts, and that is theirs. */
export const overtaken = (intents: Intents, theirs: Intents): Intents =>
  new Map(
    [...intents].filter(([key, { line }]) => {
      const their = theirs.get(key)
      return !their || their.line?.quantity === line?.quantity
    }),
  )

/** What one browser wants of a cart when only some of its lines could be read: those, and whatever the shop has kept. */
export const completed = (saved: readonly CartLine[], remote: readonly CartLine[]): CartLine[] =>
  applyIntents(remote, intentsBetween([], saved))
