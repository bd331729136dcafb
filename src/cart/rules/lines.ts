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

/** Identifies an item by its code. */
export type CartItemRef = { sku: string } | { bundleCode: string }

/** Creates a line with these fields only, always in the same order, so that equal lines are stored as equal text. */
export const lineOf = (
  item: CartItemRef,
  { id, quantity, storefront = STOREFRONT }: Omit<Stored, 'storefront'> & Partial<Stored>,
): CartLine =>
  'sku' in item
    ? { id, type: 'product', sku: item.sku, quantity, storefront }
    : { id, type: 'bundle', bundleCode: item.bundleCode, quantity, storefront }

/** The key of an item, such as `product:khumo`; the same for its line, its reference and the shop's item. */
export const keyOf = (item: CartItemRef): string =>
  'sku' in item ? `product:${item.sku}` : `bundle:${item.bundleCode}`

export const findLine = (lines: readonly CartLine[], item: CartItemRef): CartLine | undefined =>
  lines.find((line) => keyOf(line) === keyOf(item))

/** The number of pieces in the cart, which the cart button shows. */
export const countItems = (lines: readonly CartLine[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

export const removeLine = (lines: readonly CartLine[], item: CartItemRef): CartLine[] =>
  lines.filter((line) => keyOf(line) !== keyOf(item))

/** The nearest quantity that can be ordered: a whole number from 1 to the maximum, if one is known. */
export const allowedQuantity = (wanted: number, maxQuantity = Infinity): number =>
  Math.max(1, Math.min(Math.trunc(wanted) || 1, maxQuantity))

/** Replaces the line of the same item, or adds the line at the end. */
const putLine = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  findLine(lines, line)
    ? lines.map((other) => (keyOf(other) === keyOf(line) ? line : other))
    : [...lines, line]

/** Adds a line; if the item is in the cart already, adds to its quantity (spec 4), up to `maxQuantity` pieces. */
export const addLine = (lines: readonly CartLine[], line: CartLine, maxQuantity?: number): CartLine[] => {
  const present = findLine(lines, line)?.quantity ?? 0
  return putLine(lines, { ...line, quantity: allowedQuantity(present + line.quantity, maxQuantity) })
}

/** A change that the shop has not confirmed yet: an item and its new line, or null to remove it. */
export type PendingChange = { item: CartItemRef; line: CartLine | null }

/** By the item's key: a newer change of the same item replaces the older one. */
export type PendingChanges = ReadonlyMap<string, PendingChange>

const applyChange = (lines: CartLine[], { item, line }: PendingChange): CartLine[] =>
  line ? putLine(lines, { ...line, id: findLine(lines, item)?.id || line.id }) : removeLine(lines, item)

/** The lines that the shopper sees: the lines that the shop has confirmed, with the pending changes applied. If a change fails,
 * nothing is rolled back: the change is no longer applied. */
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
