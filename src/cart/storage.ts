import { parseJson, persisted, persistedText } from '../platform/persisted'
import { addLine, allowedQuantity, type CartLine, lineOf } from './rules/lines'
import type { SavedCart, StoredCart } from './rules/reducer'

type Fields = Partial<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const parseLine = (stored: unknown): CartLine[] => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return []
  // The first version stored neither a type nor a storefront; there was one storefront then.
  const defaults = { type: 'bundleCode' in stored ? 'bundle' : 'product', storefront: 'shop' }
  const value: Fields = 'type' in stored ? stored : { ...defaults, ...stored }
  const quantity = Number(value.quantity)
  const storefront = textOf(value.storefront)
  if (!Number.isSafeInteger(quantity) || quantity < 1 || !storefront) return []
  const line = { id: textOf(value.id), quantity: allowedQuantity(quantity), storefront }
  const sku = textOf(value.sku)
  const bundleCode = textOf(value.bundleCode)
  if (value.type === 'product' && sku) return [lineOf({ sku }, line)]
  if (value.type === 'bundle' && bundleCode) return [lineOf({ bundleCode }, line)]
  return []
}

/** Parses lines from storage. Invalid lines are left out, and two lines of the same item become one. Never throws. */
export const parseLines = (stored: unknown): CartLine[] =>
  (Array.isArray(stored) ? stored : [])
    .flatMap(parseLine)
    .reduce<CartLine[]>((lines, line) => addLine(lines, line), [])

/** Whether every stored line is valid. */
export const areLinesValid = (stored: unknown): boolean =>
  Array.isArray(stored) && stored.every((line) => parseLine(line).length === 1)

/** The text that is stored for the lines: null before a cart exists, `[]` for a cart that the shopper has emptied. A null among the
 * lines stands for lines that could not be read, so that the next visit still requests them from the shop. */
const toStoredLines = ({ id, products, isComplete }: SavedCart): string | null => {
  if (id === null && products.length === 0) return null
  const lines = products.map((line) => lineOf(line, line))
  return JSON.stringify(isComplete ? lines : [...lines, null])
}

/** The fixed keys (spec 3, browser storage keys). Values are read as text, because they are compared with what this tab last read
 * or wrote. Lines that cannot be parsed count as unknown, not as an empty cart: the shop's lines replace them. */
const STORED = {
  cartId: persistedText('cartId', 'local'),
  cartProducts: persistedText('cartProducts', 'local', (text) =>
    Array.isArray(parseJson(text as string)) ? (text as string) : undefined,
  ),
  promoCode: persistedText('promoCode', 'local'),
}
type Key = keyof typeof STORED

type Change = { before: string | null; after: string }

/** Stored beside the lines: the lines on which the writing tab based its change, and the lines that it wrote. The browser's storage
 * event has the previous value instead, which may contain a change that the writing tab had not read. */
const CHANGE = persisted<Change | null>({
  key: 'cartChange',
  area: 'local',
  empty: null,
  parse: (stored) => {
    const change = stored as Change | null
    return typeof change?.after === 'string' ? change : undefined
  },
})

/** The value of each key that this tab last read or wrote. Only a different value is written, so that a tab which only opens its
 * panel does not overwrite another tab's change, or a cart that it has not read yet. */
const seen = new Map<Key, string | null>()

/** The values that the browser could not store, by key. */
const refused = new Map<Key, string | null>()

/** The change that another tab has just written, until `readStored` uses it. */
let receivedChange: Change | null = null

const read = (key: Key): string | null => STORED[key].read() || null

/** Reads a key, and stores its value in `seen`. */
const readSeen = (key: Key, value = read(key)): string | null => {
  seen.set(key, value)
  return value
}

/** Reads the stored cart. Its lines are those in storage, or those that another tab has just written, even if they were overwritten
 * since. If the writing tab did not store the lines on which it based its change, `base` is the lines that it wrote. */
export const readStored = (): StoredCart => {
  const change = receivedChange ?? CHANGE.read()
  const before = seen.get('cartProducts') ?? null
  const text = readSeen('cartProducts', receivedChange?.after)
  receivedChange = null
  // If two tabs write at the same moment, the stored lines can be one tab's and the stored change the other's.
  const base = change?.after === text ? change.before : text
  const [lines, ...earlier] = [text, before, base].map((stored) => parseJson(stored ?? ''))
  const [seenLines = [], baseLines = []] = earlier.map(parseLines)
  const id = textOf(readSeen('cartId')) || null
  return {
    id,
    products: parseLines(lines),
    promoCode: textOf(readSeen('promoCode')) || null,
    // Without an id there is no cart at the shop that could have more lines.
    isComplete: id === null || areLinesValid(lines),
    seen: seenLines,
    base: baseLines,
  }
}

/** If a value cannot be stored, the older value is deleted too, because the next visit would show it as the cart. */
const save = (key: Key, value: string | null): void => {
  if (!seen.has(key) || seen.get(key) === value || refused.get(key) === value) return
  const change = key === 'cartProducts' ? CHANGE : null
  if (value !== null) change?.write({ before: seen.get(key) ?? null, after: value })
  const isStored = value !== null && STORED[key].write(value)
  if (!isStored) {
    STORED[key].clear()
    change?.clear()
  }
  if (isStored || value === null) refused.delete(key)
  else refused.set(key, value)
  seen.set(key, isStored ? value : null)
}

/** Stores each part of the cart under the key that the specification names. */
export const saveCart = (cart: SavedCart): void => {
  save('cartId', cart.id)
  save('cartProducts', toStoredLines(cart))
  save('promoCode', cart.promoCode)
}

/** Whether storage is full or blocked, so that the cart is lost after this page view. */
export const isCartUnsaved = (): boolean => refused.has('cartId') || refused.has('cartProducts')

/** Whether another tab has written to storage since this tab last read or wrote. */
export const hasChangedElsewhere = (): boolean => [...seen].some(([key, value]) => read(key) !== value)

/** Calls `onChange` when another tab has changed the cart. */
export const subscribeToOtherTabs = (onChange: () => void): void => {
  Object.values(STORED).forEach(({ subscribe }) => subscribe(onChange))
  CHANGE.subscribe((change) => {
    receivedChange = change
    onChange()
  })
}

/** The ids of the signups whose cart this browser has restored, separated by spaces. */
const RESTORED = persistedText('restoredSignups', 'local')

const restored = (): string[] => RESTORED.read().split(' ')

/** Whether any tab of this browser has restored the cart of this signup. */
export const wasRestored = (signupId: string): boolean => restored().includes(signupId)

export const rememberRestored = (signupId: string): void =>
  void RESTORED.write([...new Set([...restored(), signupId])].join(' ').trim())
