import { parseJson, persisted, persistedText } from '../platform/persisted'
import { addLine, allowedQuantity, type CartLine, lineOf } from './rules/lines'
import type { SavedCart, StoredCart } from './rules/reducer'

type Fields = Partial<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const parseLine = (stored: unknown): CartLine[] => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return []
  // The first lines knew neither a type nor a storefront; every product was sold in the one storefront then.
  const first = { type: 'bundleCode' in stored ? 'bundle' : 'product', storefront: 'shop' }
  const value: Fields = 'type' in stored ? stored : { ...first, ...stored }
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

/** Lines out of storage. What makes no sense is left out, and an item found twice becomes one line. Never throws. */
export const parseLines = (stored: unknown): CartLine[] =>
  (Array.isArray(stored) ? stored : [])
    .flatMap(parseLine)
    .reduce<CartLine[]>((lines, line) => addLine(lines, line), [])

/** Whether each of the stored lines can be read. */
export const areLinesWhole = (stored: unknown): boolean =>
  Array.isArray(stored) && stored.every((line) => parseLine(line).length === 1)

/** The lines as they are stored: null for nothing at all, `[]` for a cart that the shopper has emptied. An entry of null
 * stands for those that could not be read, so that the next visit still asks the shop for them. */
const toStoredLines = ({ id, products, isComplete }: SavedCart): string | null => {
  if (id === null && products.length === 0) return null
  const lines = products.map((line) => lineOf(line, line))
  return JSON.stringify(isComplete ? lines : [...lines, null])
}

/**
 * The fixed keys (spec 3, browser storage keys), each as its text: what other tabs wrote is compared letter for letter.
 * Lines that cannot be read are unknown, not none: the shop's own come in their place.
 */
const STORED = {
  cartId: persistedText('cartId', 'local'),
  cartProducts: persistedText('cartProducts', 'local', (text) =>
    Array.isArray(parseJson(text as string)) ? (text as string) : undefined,
  ),
  promoCode: persistedText('promoCode', 'local'),
}
type Key = keyof typeof STORED

type Change = { before: string | null; after: string }

/** Stored beside the lines: what the writing tab knew of them before, and what it wrote. A browser's own event names what was in
 * storage before instead, and that may be a change which the writing tab did not know. */
const CHANGE = persisted<Change | null>({
  key: 'cartChange',
  area: 'local',
  empty: null,
  parse: (stored) => {
    const change = stored as Change | null
    return typeof change?.after === 'string' ? change : undefined
  },
})

/** The value of each key that this tab saw last. Only a value that differs from it is written: a tab that merely opens its panel must not
 * overwrite what another tab has added meanwhile, nor a cart that was not read yet. */
const seen = new Map<Key, string | null>()

/** The values that the browser refused to store, by key. */
const refused = new Map<Key, string | null>()

/** The change that another tab has just written, until it is read. */
let announced: Change | null = null

const read = (key: Key): string | null => STORED[key].read() || null

const see = (key: Key, value = read(key)): string | null => {
  seen.set(key, value)
  return value
}

/**
 * The stored cart. Its lines are those in storage, or those that another tab has just written, whatever has been written
 * over them since. Those that were known to the tab that wrote them are everything, where it did not say.
 */
export const readStored = (): StoredCart => {
  const change = announced ?? CHANGE.read()
  const before = seen.get('cartProducts') ?? null
  const text = see('cartProducts', announced?.after)
  announced = null
  // Two tabs that write at once can leave the lines of one beside the change of the other.
  const known = change?.after === text ? change.before : text
  const [lines, ...earlier] = [text, before, known].map((stored) => parseJson(stored ?? ''))
  const [seenLines = [], knownLines = []] = earlier.map(parseLines)
  const id = textOf(see('cartId')) || null
  return {
    id,
    products: parseLines(lines),
    promoCode: textOf(see('promoCode')) || null,
    // Without an id there is no shop's cart that could know of more.
    isComplete: id === null || areLinesWhole(lines),
    seen: seenLines,
    known: knownLines,
  }
}

/** Where a value does not fit, the older one is deleted too: the next visit would take it for the cart. */
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

/** Stores each part of the cart under its own key, as the specification names them, instead of one object. */
export const saveCart = (cart: SavedCart): void => {
  save('cartId', cart.id)
  save('cartProducts', toStoredLines(cart))
  save('promoCode', cart.promoCode)
}

/** Whether storage is full or blocked, so that the cart ends with this page view. */
export const isCartUnsaved = (): boolean => refused.has('cartId') || refused.has('cartProducts')

/** Whether another tab has written since this one last read or wrote. */
export const hasChangedElsewhere = (): boolean => [...seen].some(([key, value]) => read(key) !== value)

/** Calls back when another tab has changed the cart. */
export const subscribeToOtherTabs = (onChange: () => void): void => {
  Object.values(STORED).forEach(({ subscribe }) => subscribe(onChange))
  CHANGE.subscribe((change) => {
    announced = change
    onChange()
  })
}

/** The ids of the signups whose cart this browser has brought back, with spaces between them. */
const RESTORED = persistedText('restoredSignups', 'local')

const restored = (): string[] => RESTORED.read().split(' ')

/** Whether the cart of this signup came back already, in whichever tab. */
export const wasRestored = (signupId: string): boolean => restored().includes(signupId)

export const rememberRestored = (signupId: string): void =>
  void RESTORED.write([...new Set([...restored(), signupId])].join(' ').trim())
