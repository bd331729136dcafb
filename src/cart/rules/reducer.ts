import type { ShopCart } from '../../../shared/orders'
import type { CartEntries, LoadedCatalogue } from '../../catalogue'
import type { UnansweredRequest } from '../sync/requests'
import {
  applyChanges,
  type CartLine,
  changesBetween,
  findLine,
  keyOf,
  lineOf,
  type PendingChange,
  type PendingChanges,
} from './lines'
import { isCartOff } from '../../platform/build-settings'

/** The part of the cart that is stored. `isComplete` is false if some stored lines could not be read and the shop's cart has not
 * been read since. */
export type SavedCart = {
  id: string | null
  products: CartLine[]
  promoCode: string | null
  isComplete: boolean
}

export type CartState = SavedCart & {
  /** True once the saved cart has been read, even when there was none. */
  initialised: boolean
  previewOpen: boolean
  /** The cart is switched off for this site (`CART`): the cart button does nothing (spec 4), and storage is not read. */
  disabled: boolean
  /** The lines as the shop last confirmed them; with the pending changes applied, they are `products`. */
  confirmed: CartLine[]
  pending: PendingChanges
  /** The changes of other tabs since this tab last read the shop's cart. Those tabs send them, so they are not pending here. This
   * tab applies them to the shop's answers, which may be older than the changes. */
  otherTabChanges: PendingChanges
  /** Keys of the lines whose last change was made by this tab, as far as it knows. */
  changedHere: ReadonlySet<string>
  /** Keys of the lines in the order that the shopper has seen, including removed lines. */
  order: readonly string[]
  /** The shop's cart, with the valid names, prices and totals. Null until the shop has answered in this page view. */
  remote: ShopCart | null
  /** `remote` may be out of date: another tab has changed the cart, or the answer to a request was lost. */
  remoteStale: boolean
  /** The request of this page view that has no answer yet. */
  unanswered: UnansweredRequest | null
  /** How often in a row a request to the shop has failed; if it is above 0, changes are pending and sent later. */
  failedAttempts: number
  /** The shop's catalogue, once loaded: names and prices of items that are not in the shop's cart yet. */
  catalogue: LoadedCatalogue | null
  /** The editors' texts for every item that a cart can contain, once loaded. */
  entries: CartEntries | null
  /** Why the shop's cart could not be read, in a sentence for the shopper. */
  remoteError: string | null
  /** The error of a line, in a sentence for the shopper, by the line's key. */
  lineErrors: Partial<Record<string, string>>
  /** Key of the line that the shopper added last, until the preview is closed. */
  justAdded: string | null
}

export const INITIAL_CART: CartState = {
  id: null,
  products: [],
  promoCode: null,
  isComplete: true,
  initialised: false,
  previewOpen: false,
  disabled: isCartOff(),
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

/** Whether the cart has lines, or may get some from the shop because this browser could not read its stored lines. */
export const mayHoldLines = ({ id, products, isComplete }: SavedCart): boolean =>
  products.length > 0 || (id !== null && !isComplete)

/** The shop's cart as lines. */
export const linesOf = ({ items }: Pick<ShopCart, 'items'>): CartLine[] =>
  items.flatMap(({ product, bundle, quantity }) => {
    if (product) return lineOf({ sku: product.sku }, { id: product.uuid, quantity })
    return bundle ? lineOf({ bundleCode: bundle.bundle_code }, { id: bundle.uuid, quantity }) : []
  })

// The rules for every change of the lines. Each takes an event and returns an update of the state.
type Update = (cart: CartState) => Partial<CartState>

const filter = (changes: PendingChanges, isWanted: (key: string, change: PendingChange) => boolean) =>
  new Map([...changes].filter(([key, change]) => isWanted(key, change)))

/** Applies the pending changes to the confirmed lines. A line that was removed and put back returns to its old place, although the
 * shop puts it last. */
const rebase = (
  confirmed: CartLine[],
  pending: PendingChanges,
  order: readonly string[],
): Pick<CartState, 'confirmed' | 'pending' | 'products' | 'order'> => {
  const lines = applyChanges(confirmed, pending)
  const places = [...new Set([...order, ...lines.map(keyOf)])]
  const products = lines.sort((one, other) => places.indexOf(keyOf(one)) - places.indexOf(keyOf(other)))
  return { confirmed, pending, products, order: places }
}

/** The stored cart. `seen` are the lines that this tab last read or wrote; the writing tab based its change on `base`. */
export type StoredCart = SavedCart & { seen: readonly CartLine[]; base: readonly CartLine[] }

/**
 * Applies the stored cart of an earlier visit or of another tab. Two tabs may write at the same moment without having read each
 * other's lines, so the other tab's changes are applied and not its whole list. If this tab made the last change of a line and the
 * other tab wrote that line as in its `base`, the other tab had not read the change, so the line stays as it is here. If both tabs
 * have changed a line, the last change counts, which is the other tab's.
 */
export const takeOverStored =
  ({ id, promoCode, isComplete, products, seen, base }: StoredCart): Update =>
  (cart) => {
    const theirs = filter(
      changesBetween(seen, products),
      (key, { item, line }) =>
        !cart.changedHere.has(key) || findLine(base, item)?.quantity !== line?.quantity,
    )
    const pending = filter(cart.pending, (key, { line }) => {
      const their = theirs.get(key)
      return !their || their.line?.quantity === line?.quantity
    })
    return {
      id,
      promoCode,
      isComplete,
      otherTabChanges: new Map([...cart.otherTabChanges, ...theirs]),
      changedHere: new Set([...cart.changedHere].filter((key) => !theirs.has(key))),
      remote: cart.remote?.id === id ? cart.remote : null,
      remoteStale: true,
      ...rebase(applyChanges(cart.confirmed, theirs), pending, products.map(keyOf)),
    }
  }

/** Adds pending changes; each replaces a pending change of the same item, and clears the error of its line. */
export const addChanges =
  (changes: readonly PendingChange[]): Update =>
  ({ confirmed, pending, order, lineErrors, changedHere }) => {
    const added = new Map(changes.map((change) => [keyOf(change.item), change]))
    return {
      lineErrors: { ...lineErrors, ...Object.fromEntries([...added.keys()].map((key) => [key, undefined])) },
      changedHere: new Set([...changedHere, ...added.keys()]),
      ...rebase(confirmed, new Map([...pending, ...added]), order),
    }
  }

/** Stores the shop's answer and applies the pending changes to it. An answer about a cart that is no longer used is ignored. */
export const acceptAnswer =
  (remote: ShopCart): Update =>
  (cart) =>
    cart.id !== remote.id
      ? {}
      : {
          ...rebase(applyChanges(linesOf(remote), cart.otherTabChanges), cart.pending, cart.order),
          remote,
          remoteStale: cart.otherTabChanges.size > 0,
          remoteError: null,
          promoCode: cart.promoCode ?? remote.promo_code,
        }

/**
 * The lines that this browser wants in a cart, with the changes of all its tabs. If this page view has read that cart before, they
 * are the shop's lines with the changes since then. Otherwise they are the stored lines, plus the shop's lines if some stored lines
 * could not be read.
 */
const wantedLines = (cart: CartState, remote: ShopCart, lines: CartLine[]): CartLine[] => {
  const { products, pending, otherTabChanges, isComplete } = cart
  if (cart.remote?.id === remote.id) return applyChanges(lines, new Map([...otherTabChanges, ...pending]))
  return isComplete ? products : applyChanges(lines, changesBetween([], products))
}

/** Starts to use a cart. With `keepLines`, the lines of this browser that differ from the shop's become pending changes. */
export const adoptCart =
  (remote: ShopCart, keepLines: boolean): Update =>
  (cart) => {
    const lines = linesOf(remote)
    const pending = keepLines ? changesBetween(lines, wantedLines(cart, remote, lines)) : cart.pending
    const adopted = { id: remote.id, isComplete: true, otherTabChanges: new Map(), pending }
    return { ...adopted, ...acceptAnswer(remote)({ ...cart, ...adopted }) }
  }

/** Removes confirmed changes from the pending ones, except where a newer change of the same item has replaced the sent one. */
export const confirmChanges =
  (sent: PendingChanges, keys: readonly string[]): Update =>
  ({ confirmed, pending, order }) =>
    rebase(
      confirmed,
      filter(pending, (key, change) => !keys.includes(key) || sent.get(key) !== change),
      order,
    )

/** Drops changes that the shop refused, so that the cart shows the shop's lines again, with the reason beside them. */
export const dropChanges =
  (keys: readonly string[], reason: string): Update =>
  ({ confirmed, pending, order, lineErrors }) => ({
    lineErrors: { ...lineErrors, ...Object.fromEntries(keys.map((key) => [key, reason])) },
    ...rebase(
      confirmed,
      filter(pending, (key) => !keys.includes(key)),
      order,
    ),
  })
