import type { PersistStorage } from 'zustand/middleware'
import { localStore } from '../platform/storage'
import { type SavedCart, toSavedLines, versionOf } from './rules/persisted'

/** The fixed keys (spec 3, browser storage keys). */
export const CART_KEYS = { id: 'cartId', products: 'cartProducts', promoCode: 'promoCode' } as const

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Lines that cannot be read are unknown, not none: the shop's own come in their place.
    return null
  }
}

type Key = (typeof CART_KEYS)[keyof typeof CART_KEYS]

/** What each key holds as far as this tab knows. Only a change against that is written: a tab that merely opens its
 * panel must not overwrite what another tab has added meanwhile, nor a cart that was not read yet. */
const seen = new Map<Key, string | null>()

/** What the browser refused to keep, by key. */
const refused = new Map<Key, string>()

const read = (key: Key): string | null => {
  const value = localStore.get(key)
  seen.set(key, value)
  return value
}

/** A value that does not fit takes the older one with it: at the next visit that would be taken for the cart. */
const save = (key: Key, value: string | null): void => {
  if (!seen.has(key) || seen.get(key) === value || (value !== null && refused.get(key) === value)) return
  if (value !== null) localStore.set(key, value)
  const isKept = localStore.get(key) === value
  if (!isKept) localStore.remove(key)
  if (isKept || value === null) refused.delete(key)
  else refused.set(key, value)
  seen.set(key, isKept ? value : null)
}

/** Whether storage is full or blocked, so that the cart ends with this page view. */
export const isCartUnsaved = (): boolean => refused.has(CART_KEYS.id) || refused.has(CART_KEYS.products)

/** Takes note of the lines another tab knew when it wrote its own: only what it changed in them is its wish. */
export const noteLinesBefore = (value: string | null): void => {
  seen.set(CART_KEYS.products, value)
}

/** Whether another tab has written since this one last read or wrote. */
export const hasChangedElsewhere = (): boolean =>
  [...seen].some(([key, value]) => localStore.get(key) !== value)

/** Keeps each part of the cart under its own key, as the specification names them, instead of one object. */
export const cartStorage: PersistStorage<SavedCart> = {
  getItem: () => {
    const before = parseJson(seen.get(CART_KEYS.products) ?? null)
    const products = parseJson(read(CART_KEYS.products))
    const saved = { id: read(CART_KEYS.id), products, promoCode: read(CART_KEYS.promoCode), before }
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
