import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { ShopCart } from '../../shared/orders'
import { reportError } from '../platform/report-error'
import type { CartEntries, LoadedCatalogue } from '../catalogue'
import { applyChanges, changedElsewhere, type PendingChanges, stillPending } from './rules/pending-changes'
import { rebase } from './rules/rebase'
import { type CartLine, keyOf } from './rules/lines'
import { EMPTY_CART, isCompleteCart, parseBefore, parsePersisted, type SavedCart } from './rules/persisted'
import type { UnansweredRequest } from './rules/unanswered'
import { cartStorage } from './storage'

export type CartState = SavedCart & {
  /** True once the saved cart has been read, even when there was none. */
  initialised: boolean
  previewOpen: boolean
  /** Cart use is switched off for this site (`CART`): the cart button does nothing (spec 4), and nothing saved is read. */
  disabled: boolean
  /** The lines as the shop last confirmed them; `products` is these with the pending changes applied. */
  confirmed: CartLine[]
  pending: PendingChanges
  /** What other tabs changed since this one last read the shop's cart. Theirs to send, so not among the pending;
   * applied to the answers that come meanwhile, which may be older than they are. */
  otherTabChanges: PendingChanges
  /** Keys of the lines that this tab was the last to change, as far as it knows. */
  changedHere: ReadonlySet<string>
  /** Keys of the lines in the order the shopper knows them, those that were taken out included. */
  order: readonly string[]
  /** The shop's cart, whose names, prices and totals count. Null until it has answered in this page view. */
  remote: ShopCart | null
  /** `remote` may be out of date: another tab has changed the cart, or the answer to a request was lost. */
  remoteStale: boolean
  /** The request of this page view whose answer never came. */
  unanswered: UnansweredRequest | null
  /** How often in a row the shop could not be reached; from 1 on changes wait here and are sent later. */
  failedAttempts: number
  /** The shop's catalogue once the cart has needed it: names and prices of what the shop's cart does not hold yet. */
  catalogue: LoadedCatalogue | null
  /** What the content says of everything a cart can hold, once the cart has needed it. */
  entries: CartEntries | null
  /** Why the shop's cart could not be read, in a sentence for the shopper. */
  remoteError: string | null
  /** What went wrong with a line, by its key, in a sentence for the shopper. */
  lineErrors: Partial<Record<string, string>>
  /** Key of the line the shopper added last, until the preview closes. */
  justAdded: string | null
}

export const INITIAL_CART: CartState = {
  ...EMPTY_CART,
  isComplete: true,
  initialised: false,
  previewOpen: false,
  // The setting of the host, and the feature flag of the content.
  disabled: [process.env.GATSBY_CART, process.env.GATSBY_CART_FLAG].includes('off'),
  confirmed: [],
  pending: new Map(),
  otherTabChanges: new Map(),
  changedHere: new Set(),
  order: [],
  remote: null,
  remoteStale: false,
  unanswered: null,
  failedAttempts: 0,
  catalogue: null,
  entries: null,
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
    partialize: ({ id, products, promoCode, isComplete }): SavedCart => ({
      id,
      products,
      promoCode,
      isComplete,
    }),
    // Two tabs may write at the same moment, each without the other's lines: what changed is taken over, not the list.
    merge: (saved, current) => {
      const { id, products, promoCode } = parsePersisted(saved)
      const { seen, known } = parseBefore(saved)
      const theirs = changedElsewhere(seen, products, known, current.changedHere)
      const changedHere = new Set([...current.changedHere].filter((key) => !theirs.has(key)))
      const places = products.map(keyOf)
      const isComplete = isCompleteCart(saved)
      const pending = stillPending(current.pending, theirs)
      const confirmed = applyChanges(current.confirmed, theirs)
      const otherTabChanges = new Map([...current.otherTabChanges, ...theirs])
      return {
        ...current,
        id,
        promoCode,
        isComplete,
        otherTabChanges,
        changedHere,
        ...rebase(confirmed, pending, places),
      }
    },
    onRehydrateStorage: () => (_state, error) => {
      if (error) reportError(error, 'Cart failed to initialise')
    },
  }),
)

/** Whether there is, or was on an earlier visit, something in the cart. */
export const isUsed = (): boolean => {
  const { id, products } = useCart.getState()
  return id !== null || products.length > 0
}

/** Whether the cart shows lines, or may once the shop has told those that this browser could not read. */
export const mayHoldLines = ({ id, products, isComplete }: SavedCart): boolean =>
  products.length > 0 || (id !== null && !isComplete)
