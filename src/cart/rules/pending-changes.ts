import { type CartItemRef, type CartLine, findLine, keyOf, removeLine } from './lines'

/** A change that the shop has not confirmed yet: an item, and its line as it should be; null for none. */
export type PendingChange = { item: CartItemRef; line: CartLine | null }

/** At most one per item, by its key: a newer change replaces the older one. */
export type PendingChanges = ReadonlyMap<string, PendingChange>

/** The lines the shopper sees: what the shop has confirmed, with the pending changes applied to it. Nothing is rolled back
 * when a change fails; it is just no longer applied. */
export const applyChanges = (confirmed: readonly CartLine[], pending: PendingChanges): CartLine[] =>
  [...pending.values()].reduce<CartLine[]>(applyChange, [...confirmed])

const applyChange = (lines: CartLine[], { item, line }: PendingChange): CartLine[] => {
  if (!line) return removeLine(lines, item)
  return findLine(lines, item)
    ? lines.map((other) => (keyOf(other) === keyOf(item) ? { ...line, id: other.id || line.id } : other))
    : [...lines, line]
}

/** The changes that would turn `from` into `to`. */
export const changesBetween = (from: readonly CartLine[], to: readonly CartLine[]): PendingChanges => {
  const gone = from.filter((line) => !findLine(to, line)).map((item) => ({ item, line: null }))
  const wanted = to
    .filter((line) => findLine(from, line)?.quantity !== line.quantity)
    .map((line) => ({ item: line, line }))
  return new Map([...gone, ...wanted].map((change) => [keyOf(change.item), change]))
}

/**
 * What another tab has changed in the lines that this one has last seen. A line that this tab was the last to change, and
 * that the other has left as it knew it, is none of them: the other had not heard of that change yet.
 */
export const changedElsewhere = (
  seen: readonly CartLine[],
  lines: readonly CartLine[],
  known: readonly CartLine[],
  changedHere: ReadonlySet<string>,
): PendingChanges =>
  new Map(
    [...changesBetween(seen, lines)].filter(
      ([key, { item, line }]) => !changedHere.has(key) || findLine(known, item)?.quantity !== line?.quantity,
    ),
  )

/** The changes still pending after another tab has changed some lines: for those lines the last change counts, and that is
 * theirs. */
export const stillPending = (pending: PendingChanges, theirs: PendingChanges): PendingChanges =>
  new Map(
    [...pending].filter(([key, { line }]) => {
      const their = theirs.get(key)
      return !their || their.line?.quantity === line?.quantity
    }),
  )

/** What one browser wants of a cart when only some of its lines could be read: those, and whatever the shop has kept. */
export const completed = (saved: readonly CartLine[], remote: readonly CartLine[]): CartLine[] =>
  applyChanges(remote, changesBetween([], saved))
