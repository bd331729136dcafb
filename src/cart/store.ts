import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { ShopCart } from '../platform/http'
import { applyIntents, type Intents } from './rules/intents'
import type { CartLine } from './rules/lines'
import { CART_VERSION, EMPTY_CART, migrateCart, parsePersisted, type PersistedCart } from './rules/persisted'
import { cartStorage } from './storage'

export type CartState = PersistedCart & {
  /** True once the saved cart has been read, even when there was none. */
  initialised: boolean
  previewOpen: boolean
  /** Cart use is switched off: the cart button does nothing (spec 4). */
  disabled: boolean
  /** The lines as the shop last confirmed them; `products` is these with the open intents laid over. */
  confirmed: CartLine[]
  intents: Intents
  /** The shop's cart: the truth about names, prices and totals. Null until it has answered in this page view. */
  remote: ShopCart | null
  /** Another tab has changed the cart since `remote` was read. */
  remoteStale: boolean
  /** Why the shop's cart could not be read, in a sentence for the shopper. */
  remoteError: string | null
  /** What went wrong with a line, by its key, in a sentence for the shopper. */
  lineErrors: Partial<Record<string, string>>
  /** Key of the line the shopper added last, until the preview closes. */
  justAdded: string | null
}

export const INITIAL_CART: CartState = {
  ...EMPTY_CART,
  initialised: false,
  previewOpen: false,
  disabled: false,
  confirmed: [],
  intents: new Map(),
  remote: null,
  remoteStale: false,
  remoteError: null,
  lineErrors: {},
  justAdded: null,
}

/** The cart of this browser. Starts empty, as the server's HTML does, and is filled by `initialiseCart`. */
export const useCart = create<CartState>()(
  persist(() => INITIAL_CART, {
    name: 'cart',
    storage: cartStorage,
    skipHydration: true,
    version: CART_VERSION,
    partialize: ({ id, products, promoCode }): PersistedCart => ({ id, products, promoCode }),
    migrate: migrateCart,
    merge: (saved, current) => {
      const { id, products, promoCode } = parsePersisted(saved)
      return {
        ...current,
        id,
        promoCode,
        confirmed: products,
        products: applyIntents(products, current.intents),
      }
    },
    onRehydrateStorage: () => (_state, error) => {
      if (error) console.error('Cart failed to initialise', error)
    },
  }),
)
