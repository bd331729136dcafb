import type { PersistStorage } from 'zustand/middleware'
import { localStore } from '../platform/storage'
import { CART_KEYS } from './storage-keys'
import { type SavedCart, toSavedLines, versionOf } from './rules/persisted'

/** Beside the lines: what they were before, as far as the tab knew that wrote them, and what it wrote. Browsers tell
 * other tabs what had stood in storage instead, which may be a change that the writing tab had not heard of. */
export const CART_CHANGE_KEY = 'cartChange'

type Change = { before: string | null; after: string }

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Lines that cannot be read are unknown, not none: the shop's own come in their place.
    return null
  }
}

type Key = (typeof CART_KEYS)[keyof typeof CART_KEYS]

const parseChange = (text: string | null): Change | undefined => {
  const { before = null, after } = Object(parseJson(text)) as Partial<Change>
  return typeof after === 'string' ? { before, after } : undefined
}

/** What each key holds as far as this tab knows. Only a change against that is written: a tab that merely opens its
 * panel must not overwrite what another tab has added meanwhile, nor a cart that was not read yet. */
const seen = new Map<Key, string | null>()

/** What the browser refused to keep, by key. */
const refused = new Map<Key, string>()

/** The change that another tab has just told, until it is read. */
let told: Change | undefined

const read = (key: Key): string | null => {
  const value = localStore.get(key)
  seen.set(key, value)
  return value
}

const tellChange = (after: string | null): void => {
  const before = seen.get(CART_KEYS.products) ?? null
  if (after === null) localStore.remove(CART_CHANGE_KEY)
  else localStore.set(CART_CHANGE_KEY, JSON.stringify({ before, after }))
}

/** A value that does not fit takes the older one with it: at the next visit that would be taken for the cart. */
const save = (key: Key, value: string | null): void => {
  if (!seen.has(key) || seen.get(key) === value || (value !== null && refused.get(key) === value)) return
  if (key === CART_KEYS.products) tellChange(value)
  if (value !== null) localStore.set(key, value)
  const isKept = localStore.get(key) === value
  if (!isKept) {
    localStore.remove(key)
    if (key === CART_KEYS.products) localStore.remove(CART_CHANGE_KEY)
  }
  if (isKept || value === null) refused.delete(key)
  else refused.set(key, value)
  seen.set(key, isKept ? value : null)
}

/** The lines in storage, and what was known to the tab that wrote them; everything, where it did not say. */
const readLines = () => {
  const before = seen.get(CART_KEYS.products) ?? null
  const text = read(CART_KEYS.products)
  const change = parseChange(localStore.get(CART_CHANGE_KEY))
  if (!change) return { before, products: text, known: before }
  // Two tabs that write at once can leave the lines of one beside the words of the other.
  return { before, products: text, known: change.after === text ? change.before : text }
}

/** The lines another tab has just told, whatever has been written over them since. */
const readTold = ({ before: known, after }: Change) => {
  const before = seen.get(CART_KEYS.products) ?? null
  seen.set(CART_KEYS.products, after)
  return { before, products: after, known }
}

/** Whether storage is full or blocked, so that the cart ends with this page view. */
export const isCartUnsaved = (): boolean => refused.has(CART_KEYS.id) || refused.has(CART_KEYS.products)

/** Takes note of what another tab says it has changed. */
export const noteChange = (text: string | null): void => {
  told = parseChange(text)
}

/** Whether another tab has written since this one last read or wrote. */
export const hasChangedElsewhere = (): boolean =>
  [...seen].some(([key, value]) => localStore.get(key) !== value)

/** Keeps each part of the cart under its own key, as the specification names them, instead of one object. */
export const cartStorage: PersistStorage<SavedCart> = {
  getItem: () => {
    const { before, products: text, known } = told ? readTold(told) : readLines()
    told = undefined
    const products = parseJson(text)
    const changed = { products, before: parseJson(before), known: parseJson(known) }
    const saved = { ...changed, id: read(CART_KEYS.id), promoCode: read(CART_KEYS.promoCode) }
    // The store's `merge` checks every field before it is used.
    return { state: saved as unknown as SavedCart, version: versionOf(products) }
  },
  setItem: (_name, { state }) => {
    const lines = toSavedLines(state)
    save(CART_KEYS.id, state.id)
    save(CART_KEYS.products, lines && JSON.stringify(lines))
    save(CART_KEYS.promoCode, state.promoCode)
  },
  removeItem: () => {
    for (const key of Object.values(CART_KEYS)) save(key, null)
  },
}
