import { assertAvailable, assertQuantity } from './availability'
import type { Sellable } from './catalogue'
import { Problem } from './problem'

export interface Line {
  kind: 'product' | 'bundle'
  /** sku or bundle_code */
  code: string
  quantity: number
}

/** No order needs more different items, and every change of a cart looks at all of its lines. */
export const MOST_LINES = 100

export type ItemKey = Pick<Line, 'kind' | 'code'>

/** One change of a cart; a missing quantity means 1 for add, the whole line for remove and replace. */
export type CartChange =
  | { action: 'add'; item: ItemKey; quantity?: number }
  | { action: 'remove'; item: ItemKey; quantity?: number }
  | { action: 'replace'; item: ItemKey; replacement: ItemKey; quantity?: number }

/** The items that the rules need. `find` returns undefined for an unknown sku or bundle code. */
export interface Sellables {
  storefront: string
  find(item: ItemKey): Sellable | undefined
}

export const sameItem = (one: ItemKey, other: ItemKey): boolean =>
  one.kind === other.kind && one.code === other.code

/** The lines after the change, in no particular order. Throws a Problem when the change is refused. */
export function changeLines(lines: readonly Line[], change: CartChange, sellables: Sellables): Line[] {
  switch (change.action) {
    case 'add':
      return add(lines, change.item, change.quantity ?? 1, sellables, change.item.kind)
    case 'remove':
      return remove(lines, change.item, change.quantity)
    case 'replace': {
      const quantity = change.quantity ?? lineOf(lines, change.item).quantity
      const field = `replacement_${change.replacement.kind}`
      return add(remove(lines, change.item), change.replacement, quantity, sellables, field)
    }
  }
}

/** Adding what is already in the cart raises its quantity (spec 4). */
function add(
  lines: readonly Line[],
  item: ItemKey,
  quantity: number,
  sellables: Sellables,
  field: string,
): Line[] {
  const sellable = sellables.find(item)
  if (!sellable) throw unknownItem(item, field)
  assertAvailable(sellable, sellables.storefront, field)
  const present = lines.find((line) => sameItem(line, item))
  if (!present && lines.length >= MOST_LINES) throw cartFull(field)
  const raised = { kind: item.kind, code: item.code, quantity: (present?.quantity ?? 0) + quantity }
  assertQuantity(sellable, raised.quantity, 'quantity')
  return [...lines.filter((line) => line !== present), raised]
}

function remove(lines: readonly Line[], item: ItemKey, quantity?: number): Line[] {
  const line = lineOf(lines, item)
  const left = quantity === undefined ? 0 : line.quantity - quantity
  if (left <= 0) return lines.filter((other) => other !== line)
  return lines.map((other) => (other === line ? { ...line, quantity: left } : other))
}

function lineOf(lines: readonly Line[], item: ItemKey): Line {
  const line = lines.find((other) => sameItem(other, item))
  if (!line) {
    throw new Problem('not_in_cart', 'This item is not in your cart any more. Load the page again.', {
      [item.kind]: 'Not in the cart',
    })
  }
  return line
}

const cartFull = (field: string): Problem =>
  new Problem(
    'cart_full',
    `A cart holds at most ${MOST_LINES} different items. Order these first, or call us.`,
    { [field]: 'The cart is full' },
  )

function unknownItem({ kind }: ItemKey, field: string): Problem {
  return kind === 'product'
    ? new Problem('unknown_product', 'We do not sell this product any more. Look in the shop for another.', {
        [field]: 'Unknown product',
      })
    : new Problem('unknown_bundle', 'We do not sell this kit any more. Look in the shop for another.', {
        [field]: 'Unknown bundle',
      })
}
