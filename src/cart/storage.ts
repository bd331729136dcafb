import type { PersistStorage } from 'zustand/middleware'
import { parseJson, persisted, persistedText } from '../platform/persisted'
import { type SavedCart, toSavedLines } from './rules/persisted'

/**
 * The fixed keys (spec 3, browser storage keys), each as its text: what other tabs wrote is compared letter for letter.
 * Lines that cannot be read are unknown, not none: the shop's own come in their place.
 */
const KEPT = {
  cartId: persistedText('cartId', 'local'),
  cartProducts: persistedText('cartProducts', 'local', (text) =>
    Array.isArray(parseJson(text as string)) ? (text as string) : undefined,
  ),
  promoCode: persistedText('promoCode', 'local'),
}
type Key = keyof typeof KEPT

type Change = { before: string | null; after: string }

/** Beside the lines: what they were before, as far as the tab knew that wrote them, and what it wrote. Browsers tell
 * other tabs what had stood in storage instead, which may be a change that the writing tab had not heard of. */
const CHANGE = persisted<Change | null>({
  key: 'cartChange',
  area: 'local',
  empty: null,
  parse: (stored) => {
    const change = stored as Change | null
    return typeof change?.after === 'string' ? change : undefined
  },
})

/** What each key holds as far as this tab knows. Only a change against that is written: a tab that merely opens its
 * panel must not overwrite what another tab has added meanwhile, nor a cart that was not read yet. */
const seen = new Map<Key, string | null>()

/** What the browser refused to keep, by key. */
const refused = new Map<Key, string | undefined>()

/** The change that another tab has just told, until it is read. */
let announced: Change | null = null

const textOf = (key: Key): string | null => KEPT[key].read() || null

const seenLines = (): string | null => seen.get('cartProducts') ?? null

const read = (key: Key, value = textOf(key)): string | null => {
  seen.set(key, value)
  return value
}

/** A value that does not fit takes the older one with it: at the next visit that would be taken for the cart. */
const save = (key: Key, value: string | null): void => {
  if (!seen.has(key) || seen.get(key) === value || refused.get(key) === value) return
  const change = key === 'cartProducts' ? CHANGE : null
  if (value !== null) change?.write({ before: seenLines(), after: value })
  const isKept = value !== null && KEPT[key].write(value)
  if (!isKept) {
    KEPT[key].clear()
    change?.clear()
  }
  refused.set(key, isKept ? undefined : (value ?? undefined))
  seen.set(key, isKept ? value : null)
}

/**
 * The lines in storage, or those another tab has just told, whatever has been written over them since; those that this
 * tab has last seen; and those that were known to the tab that wrote them: everything, where it did not say.
 */
const readLines = () => {
  const change = announced ?? CHANGE.read()
  const before = seenLines()
  const text = read('cartProducts', announced?.after)
  announced = null
  // Two tabs that write at once can leave the lines of one beside the words of the other.
  return [text, before, change?.after === text ? change.before : text]
}

/** Whether storage is full or blocked, so that the cart ends with this page view. */
export const isCartUnsaved = (): boolean => Boolean(refused.get('cartId') ?? refused.get('cartProducts'))

/** Calls back when another tab has changed the cart. */
export const subscribeToOtherTabs = (onChange: () => void): void => {
  Object.values(KEPT).forEach(({ subscribe }) => subscribe(onChange))
  CHANGE.subscribe((change) => {
    announced = change
    onChange()
  })
}

/** Whether another tab has written since this one last read or wrote. */
export const hasChangedElsewhere = (): boolean => [...seen].some(([key, value]) => textOf(key) !== value)

/** Keeps each part of the cart under its own key, as the specification names them, instead of one object. */
export const cartStorage: PersistStorage<SavedCart> = {
  getItem: () => {
    const [products, before, known] = readLines().map((lines) => parseJson(lines ?? ''))
    const saved = { products, before, known, id: read('cartId'), promoCode: read('promoCode') }
    // The store's `merge` checks every field before it is used.
    return { state: saved as unknown as SavedCart }
  },
  setItem: (_name, { state }) => {
    const lines = toSavedLines(state)
    save('cartId', state.id)
    save('cartProducts', lines && JSON.stringify(lines))
    save('promoCode', state.promoCode)
  },
  // Nobody clears the store's storage: a cart that was left is saved as one.
  removeItem: () => undefined,
}
