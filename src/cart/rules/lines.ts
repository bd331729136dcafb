import { STOREFRONT } from '../../catalogue'

type Stored = {
  /** The catalogue's uuid of the product or bundle. */
  id: string
  quantity: number
  storefront: string
}

/** A product line as the browser stores it (spec 3): ids and a quantity, never a price. */
export type ProductLine = Stored & { type: 'product'; sku: string }

/** A bundle line: the same with the bundle's code. */
export type BundleLine = Stored & { type: 'bundle'; bundleCode: string }

export type CartLine = ProductLine | BundleLine

/** An item to put in the cart, by its code. */
export type CartItemRef = { sku: string } | { bundleCode: string }

/** A line with these fields and no others, always in the same order, so that equal lines are stored as equal text. */
export const lineOf = (
  item: CartItemRef,
  { id, quantity, storefront = STOREFRONT }: Omit<Stored, 'storefront'> & Partial<Stored>,
): CartLine =>
  'sku' in item
    ? { id, type: 'product', sku: item.sku, quantity, storefront }
    : { id, type: 'bundle', bundleCode: item.bundleCode, quantity, storefront }

/** One string per item, the same for its line, its reference and its server item: `product:khumo`. */
export const keyOf = (item: CartItemRef): string =>
  'sku' in item ? `product:${item.sku}` : `bundle:${item.bundleCode}`

export const findLine = (lines: readonly CartLine[], item: CartItemRef): CartLine | undefined =>
  lines.find((line) => keyOf(line) === keyOf(item))

/** How many pieces are in the cart: the number on the cart button. */
export const countItems = (lines: readonly CartLine[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

export const removeLine = (lines: readonly CartLine[], item: CartItemRef): CartLine[] =>
  lines.filter((line) => keyOf(line) !== keyOf(item))

/** The nearest quantity that can be ordered: whole, at least 1, at most the maximum where one is known. */
export const allowedQuantity = (wanted: number, maxQuantity = Infinity): number =>
  Math.max(1, Math.min(Math.trunc(wanted) || 1, maxQuantity))

/** Puts the line in the place of the one for the same item, or at the end. */
const putLine = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  findLine(lines, line)
    ? lines.map((other) => (keyOf(other) === keyOf(line) ? line : other))
    : [...lines, line]

/** Adds a line; one that is in the cart already is raised instead (spec 4), up to `maxQuantity` pieces. */
export const addLine = (lines: readonly CartLine[], line: CartLine, maxQuantity?: number): CartLine[] => {
  const present = findLine(lines, line)?.quantity ?? 0
  return putLine(lines, { ...line, quantity: allowedQuantity(present + line.quantity, maxQuantity) })
}

/** A change that the shop has not confirmed yet: an item, and its line as it should be; null for none. */
export type PendingChange = { item: CartItemRef; line: CartLine | null }

/** At most one per item, by its key: a newer change replaces the older one. */
export type PendingChanges = ReadonlyMap<string, PendingChange>

const applyChange = (lines: CartLine[], { item, line }: PendingChange): CartLine[] =>
  line ? putLine(lines, { ...line, id: findLine(lines, item)?.id || line.id }) : removeLine(lines, item)

/** The lines that the shopper sees: those the shop has confirmed, with the pending changes applied to them. Nothing is
 * rolled back when a change fails; it is just no longer applied. */
export const applyChanges = (confirmed: readonly CartLine[], pending: PendingChanges): CartLine[] =>
  [...pending.values()].reduce<CartLine[]>(applyChange, [...confirmed])

/** The changes that would turn `from` into `to`. */
export const changesBetween = (from: readonly CartLine[], to: readonly CartLine[]): PendingChanges => {
  const gone = from.filter((line) => !findLine(to, line)).map((item) => ({ item, line: null }))
  const wanted = to
    .filter((line) => findLine(from, line)?.quantity !== line.quantity)
    .map((line) => ({ item: line, line }))
  return new Map([...gone, ...wanted].map((change) => [keyOf(change.item), change]))
}
