import type { PersistStorage } from 'zustand/middleware'
import { localStore } from '../platform/storage'
import { type PersistedCart, versionOf } from './rules/persisted'

/** The fixed keys (spec 3, browser storage keys). */
export const CART_KEYS = { id: 'cartId', products: 'cartProducts', promoCode: 'promoCode' } as const

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Corrupt storage counts as an empty cart; the next change overwrites it.
    return null
  }
}

type Key = (typeof CART_KEYS)[keyof typeof CART_KEYS]

/** What each key held when this tab last read or wrote it. Only a change against that is written: a tab that merely
 * opens its panel must not overwrite what another tab has added meanwhile, nor a cart that was not read yet. */
const seen = new Map<Key, string | null>()

const read = (key: Key): string | null => {
  const value = localStore.get(key)
  seen.set(key, value)
  return value
}

const save = (key: Key, value: string | null): void => {
  if (!seen.has(key) || seen.get(key) === value) return
  seen.set(key, value)
  if (value === null) localStore.remove(key)
  else localStore.set(key, value)
}

/** Keeps each part of the cart under its own key, as the specification names them, instead of one object. */
export const cartStorage: PersistStorage<PersistedCart> = {
  getItem: () => {
    const products = parseJson(read(CART_KEYS.products))
    const saved = { id: read(CART_KEYS.id), products, promoCode: read(CART_KEYS.promoCode) }
    // The store's `merge` checks every field before it is used.
    return { state: saved as PersistedCart, version: versionOf(products) }
  },
  setItem: (_name, { state: { id, products, promoCode } }) => {
    save(CART_KEYS.id, id)
    save(CART_KEYS.products, products.length > 0 ? JSON.stringify(products) : null)
    save(CART_KEYS.promoCode, promoCode)
  },
  removeItem: () => {
    for (const key of Object.values(CART_KEYS)) save(key, null)
  },
}
