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

/** The part of the cart that goes to storage. `isComplete` is false when some stored lines could not be read and the shop
 * has not been asked for them yet. */
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
  /** Cart use is switched off for this site (`CART`): the cart button does nothing (spec 4), and nothing saved is read. */
  disabled: boolean
  /** The lines as the shop last confirmed them; `products` is these with the pending changes applied. */
  confirmed: CartLine[]
  pending: PendingChanges
  /** The changes of other tabs since this tab last read the shop's cart. Those tabs send them, so they are not pending here; this tab
   * applies them to the shop's answers, which may be older. */
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
  /** The shop's catalogue once the cart has needed it: names and prices of items that are not in the shop's cart yet. */
  catalogue: LoadedCatalogue | null
  /** The content's texts for all items that a cart can hold, once the cart has needed them. */
  entries: CartEntries | null
  /** Why the shop's cart could not be read, in a sentence for the shopper. */
  remoteError: string | null
  /** A sentence for the shopper on what went wrong with a line, by the line's key. */
  lineErrors: Partial<Record<string, string>>
  /** Key of the line the shopper added last, until the preview closes. */
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

/** Whether the cart shows lines, or may once the shop has sent those that this browser could not read. */
export const mayHoldLines = ({ id, products, isComplete }: SavedCart): boolean =>
  products.length > 0 || (id !== null && !isComplete)

/** The shop's cart as lines. */
export const linesOf = ({ items }: Pick<ShopCart, 'items'>): CartLine[] =>
  items.flatMap(({ product, bundle, quantity }) => {
    if (product) return lineOf({ sku: product.sku }, { id: product.uuid, quantity })
    return bundle ? lineOf({ bundleCode: bundle.bundle_code }, { id: bundle.uuid, quantity }) : []
  })

// The rules for every change of the lines. Each takes what happened and returns an update of the state.
type Update = (cart: CartState) => Partial<CartState>

const filter = (changes: PendingChanges, isWanted: (key: string, change: PendingChange) => boolean) =>
  new Map([...changes].filter(([key, change]) => isWanted(key, change)))

/** Applies the pending changes to the confirmed lines. A line that was taken out and put back stands where it stood, though
 * the shop puts it last. */
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

/** The stored cart, and its lines as they were before: as this tab last saw them, and as the tab knew them that wrote these. */
export type StoredCart = SavedCart & { seen: readonly CartLine[]; known: readonly CartLine[] }

/**
 * Takes over the stored cart, of an earlier visit or of another tab. Two tabs may write at the same moment, each without the
 * other's lines: the changes are taken over, not the list. A line that this tab was the last to change, and that the other
 * has left as it knew it, is none of them: the other had not heard of that change yet. Of a line that both have changed the
 * last change counts, and that is the other's.
 */
export const takeOverStored =
  ({ id, promoCode, isComplete, products, seen, known }: StoredCart): Update =>
  (cart) => {
    const theirs = filter(
      changesBetween(seen, products),
      (key, { item, line }) =>
        !cart.changedHere.has(key) || findLine(known, item)?.quantity !== line?.quantity,
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

/** Adds changes that wait to be sent; each replaces one that waits for the same item, and the error of its line. */
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

/** Takes over the shop's answer, with the pending changes on top. One about a cart that was left meanwhile is ignored. */
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

/** The lines that this browser wants in a cart, whichever tab chose them. If this page view has read that cart before, they are the shop's
 * lines with the changes since then. Otherwise they are the stored lines; if only some of those could be read, the shop's lines as well. */
const wantedLines = (cart: CartState, remote: ShopCart, lines: CartLine[]): CartLine[] => {
  const { products, pending, otherTabChanges, isComplete } = cart
  if (cart.remote?.id === remote.id) return applyChanges(lines, new Map([...otherTabChanges, ...pending]))
  return isComplete ? products : applyChanges(lines, changesBetween([], products))
}

/** Starts to use a cart; with `keepLines` the lines of this browser that differ from the shop's become pending changes. */
export const adoptCart =
  (remote: ShopCart, keepLines: boolean): Update =>
  (cart) => {
    const lines = linesOf(remote)
    const pending = keepLines ? changesBetween(lines, wantedLines(cart, remote, lines)) : cart.pending
    const adopted = { id: remote.id, isComplete: true, otherTabChanges: new Map(), pending }
    return { ...adopted, ...acceptAnswer(remote)({ ...cart, ...adopted }) }
  }

/** Confirms changes that were sent, where they are still the same: newer ones for the same item stay. */
export const confirmChanges =
  (sent: PendingChanges, keys: readonly string[]): Update =>
  ({ confirmed, pending, order }) =>
    rebase(
      confirmed,
      filter(pending, (key, change) => !keys.includes(key) || sent.get(key) !== change),
      order,
    )

/** Drops changes that the shop refused, so that its own lines show again, with the reason beside them. */
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
