/** A product line as the browser keeps it (spec 3): ids and a quantity, never a price. */
export type ProductLine = {
  /** The catalogue's uuid of the product. */
  id: string
  type: 'product'
  sku: string
  quantity: number
  storefront: string
}

/** A bundle line: the same with the bundle's code. */
export type BundleLine = {
  id: string
  type: 'bundle'
  bundleCode: string
  quantity: number
  storefront: string
}

export type CartLine = ProductLine | BundleLine

/** What to put in the cart, by code. */
export type CartItemRef = { sku: string } | { bundleCode: string }

/** One string per item, the same for its line, its reference and its server item: `product:khumo`. */
export const keyOf = (item: CartItemRef): string =>
  'sku' in item ? `product:${item.sku}` : `bundle:${item.bundleCode}`

export const findLine = (lines: readonly CartLine[], item: CartItemRef): CartLine | undefined =>
  lines.find((line) => keyOf(line) === keyOf(item))

/** How many pieces are in the cart: what the cart button shows. */
export const countItems = (lines: readonly CartLine[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

export const removeLine = (lines: readonly CartLine[], item: CartItemRef): CartLine[] =>
  lines.filter((line) => keyOf(line) !== keyOf(item))

/** What was asked for as a quantity that can be ordered: whole, at least 1, at most the maximum where one is known. */
export const allowedQuantity = (asked: number, maxQuantity = Infinity): number =>
  Math.max(1, Math.min(Math.trunc(asked) || 1, maxQuantity))

/** Puts the line where an equal one stands, or at the end. */
const putLine = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  findLine(lines, line)
    ? lines.map((other) => (keyOf(other) === keyOf(line) ? line : other))
    : [...lines, line]

/** Adds a line; one that is in the cart already is raised instead (spec 4), up to `maxQuantity` pieces. */
export const addLine = (lines: readonly CartLine[], line: CartLine, maxQuantity?: number): CartLine[] => {
  const present = findLine(lines, line)?.quantity ?? 0
  return putLine(lines, { ...line, quantity: allowedQuantity(present + line.quantity, maxQuantity) })
}

/** The line alone, without what the shop has said about it: prices are never kept. */
export const plainLine = (line: CartLine): CartLine => {
  const { id, quantity, storefront } = line
  return line.type === 'product'
    ? { id, type: 'product', sku: line.sku, quantity, storefront }
    : { id, type: 'bundle', bundleCode: line.bundleCode, quantity, storefront }
}
