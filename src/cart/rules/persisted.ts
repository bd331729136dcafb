import type { CartLine } from './lines'
import { addLine, allowedQuantity, plainLine } from './lines'

/** What survives a page view. */
export type PersistedCart = { id: string | null; products: CartLine[]; promoCode: string | null }

export const EMPTY_CART: PersistedCart = { id: null, products: [], promoCode: null }

/** What goes to storage. `isComplete` is false when some lines could not be read and the shop was not asked yet. */
export type SavedCart = PersistedCart & { isComplete: boolean }

/** The lines as they are kept: null for nothing at all, `[]` for a cart that the shopper has emptied. An entry of null
 * stands for those that could not be read, so that the next visit still asks the shop for them. The same lines are always
 * written the same way: two tabs that hold them would else correct each other for ever. */
export const toSavedLines = ({ id, products, isComplete }: SavedCart): (CartLine | null)[] | null => {
  if (id === null && products.length === 0) return null
  const lines = products.map(plainLine)
  return isComplete ? lines : [...lines, null]
}

type Fields = Partial<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The first lines knew neither a type nor a storefront; every product was sold in the one storefront then. */
const completed = (line: Fields): Fields =>
  'type' in line ? line : { type: 'bundleCode' in line ? 'bundle' : 'product', storefront: 'shop', ...line }

const parseLine = (stored: unknown): CartLine[] => {
  if (!isFields(stored)) return []
  const value = completed(stored)
  const quantity = Number(value.quantity)
  const storefront = word(value.storefront)
  if (!Number.isSafeInteger(quantity) || quantity < 1 || !storefront) return []
  const common = { id: word(value.id), quantity: allowedQuantity(quantity), storefront }
  const sku = word(value.sku)
  const bundleCode = word(value.bundleCode)
  if (value.type === 'product' && sku) return [{ ...common, type: 'product', sku }]
  if (value.type === 'bundle' && bundleCode) return [{ ...common, type: 'bundle', bundleCode }]
  return []
}

/** Lines out of storage. What makes no sense is left out, and an item found twice becomes one line. Never throws. */
export const parseLines = (value: unknown): CartLine[] =>
  (Array.isArray(value) ? value : []).flatMap(parseLine).reduce<CartLine[]>(addUp, [])

const addUp = (lines: CartLine[], line: CartLine): CartLine[] => addLine(lines, line)

/** A saved cart of any origin as one this version understands. Never throws. */
export const parsePersisted = (value: unknown): PersistedCart => {
  if (!isFields(value)) return EMPTY_CART
  return {
    id: word(value.id) || null,
    products: parseLines(value.products),
    promoCode: word(value.promoCode) || null,
  }
}

/** The lines that stood in storage before these: as this tab has last seen them, and as the tab knew them that wrote
 * these. */
export const parseBefore = (value: unknown): { seen: CartLine[]; known: CartLine[] } => {
  const { before, known } = isFields(value) ? value : {}
  return { seen: parseLines(before), known: parseLines(known) }
}

/** Whether these are all the lines there were: without an id there is no shop's cart that could know of more. */
export const isCompleteCart = (value: unknown): boolean => {
  if (!isFields(value) || !word(value.id)) return true
  return Array.isArray(value.products) && value.products.every((line) => parseLine(line).length === 1)
}
