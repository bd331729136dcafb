import {
  loadCatalogue,
  mostOf,
  quantityLimits,
  STOREFRONT,
  type LoadedCatalogue,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { emit } from '../../platform/events'
import { toCents } from '../../../shared/money'
import { toShopError } from '../../platform/http'
import { networkError } from '../../platform/shop-error'
import type { ShopCart } from '../../../shared/orders'
import { notify } from '../../ui'
import {
  catalogueOf,
  changesToMerge,
  findItem,
  findLineItem,
  findRemote,
  limitWords,
  reasonNotAvailable,
  unavailableLines,
} from '../rules/items'
import {
  addLine,
  allowedQuantity,
  type CartItemRef,
  type CartLine,
  findLine,
  keyOf,
  lineOf,
} from '../rules/lines'
import { addChanges, linesOf, mayHoldLines } from '../rules/reducer'
import { rememberRestored, wasRestored } from '../storage'
import { readCartIfChanged, resetCart, useCart } from '../store'
import { reportOrder } from '../report-order'
import { enqueue, serially } from './queue'
import { drain, emitRefused, isCartUsed, push, repeatUnanswered, setPromoCode } from './sender'
import { ensureRemoteCart, fetchRemoteCart, validatePromoCode } from './shop-cart'
import { notifyUnavailable } from './unavailable'
import { addPending } from './update-lines'

/** An item to add, and its quantity. */
export type Wanted = { item: CartItemRef; quantity: number }
type Found = Wanted & { found: ShopProduct | ShopBundle }

/** Reads the shop's catalogue, and stores it for the names and prices of pending lines. @throws ShopError if that fails */
const readCatalogue = async (): Promise<LoadedCatalogue> => {
  const catalogue = await loadCatalogue().catch((cause: unknown) => {
    throw Object.assign(networkError(), { cause })
  })
  useCart.setState({ catalogue })
  return catalogue
}

/**
 * The shop's current catalogue. If the shop cannot be reached and the cart exists at the shop, the catalogue that was read last is
 * enough, because the shop checks each line when it is sent.
 * @throws ShopError if there is no such catalogue
 */
const newestCatalogue = async (): Promise<LoadedCatalogue> => {
  try {
    return await readCatalogue()
  } catch (error) {
    const { id, catalogue } = useCart.getState()
    if (id && catalogue) return catalogue
    throw error
  }
}

/** Shows the shopper why nothing was added, and logs the messages of spec 8 (console messages). */
const reportFailure = (wanted: readonly Wanted[], error: unknown): false => {
  if (!useCart.getState().id)
    for (const { item } of wanted)
      console.error(
        'sku' in item
          ? `Missing cartId or product sku(${item.sku})`
          : `Missing cartId or bundle code(${item.bundleCode})`,
      )
  notify({ type: 'danger', title: 'Request failed', message: toShopError(error).message })
  return false
}

/** Adds items that the shop lists and can sell now (spec 5): all of them, or none. Resolves with true if they are in the cart. The
 * first item creates the shop's cart. If that exists but there is no network, the items are added at once and sent later. */
export const add = async (...wanted: Wanted[]): Promise<boolean> => {
  try {
    const catalogue = await newestCatalogue()
    const found: Found[] = []
    const refused = wanted.flatMap(({ item, quantity }) => {
      const sold = findItem(catalogue, item, STOREFRONT)
      const reason = reasonNotAvailable(sold, item)
      if (reason) return [{ item, reason }]
      if (sold) found.push({ item, quantity, found: sold })
      return []
    })
    if (refused.length > 0) {
      for (const { item } of refused)
        console.error(`Failed to add ${'sku' in item ? 'product. Invalid sku' : 'bundle. Invalid bundle'}`)
      await notifyUnavailable(refused, null)
      return false
    }
    // Adding needs the id of the shop's cart (spec 5).
    if (!useCart.getState().id) await serially(ensureRemoteCart)
    return await addFound(found)
  } catch (error) {
    return reportFailure(wanted, error)
  }
}

const showLimit = (item: CartItemRef, found: ShopProduct | ShopBundle): void =>
  useCart.setState(({ lineErrors }) => ({
    lineErrors: { ...lineErrors, [keyOf(item)]: limitWords(found.short_name, quantityLimits(found)) },
  }))

const quantityOf = (item: CartItemRef): number => findLine(useCart.getState().products, item)?.quantity ?? 0

const addFound = async (wanted: readonly Found[]): Promise<boolean> => {
  const items = wanted.map((one) => ({
    ...one,
    before: quantityOf(one.item),
    max: mostOf(quantityLimits(one.found)),
  }))
  const lines = items.reduce(
    (all, { item, quantity, found, max }) => addLine(all, lineOf(item, { id: found.uuid, quantity }), max),
    useCart.getState().products,
  )
  const raisable = items.filter(({ before, max }) => before < max)
  useCart.setState(addChanges(raisable.map(({ item }) => ({ item, line: findLine(lines, item) ?? null }))))
  for (const { item, found, before, quantity, max } of items)
    if (before + quantity > max) showLimit(item, found)
  await push()
  const raised = items.filter(({ item, before }) => quantityOf(item) > before)
  for (const { item, found, before } of raised)
    emit({
      type: 'cart/line-added',
      by: 'shopper',
      item,
      quantity: quantityOf(item) - before,
      productId: found.uuid,
      category: 'type' in found ? found.type : 'bundle',
      unitPrice: toCents(found.unit_price),
      cartId: useCart.getState().id,
    })
  useCart.setState({ justAdded: raised[0] ? keyOf(raised[0].item) : null })
  return items.every((one) => one.before >= one.max || raised.includes(one))
}

/** Changes the quantity of a line at once, within its limits, and sends the change. A later call for the line replaces this one. */
export const change = async (item: CartItemRef, quantity: number): Promise<void> => {
  const { products, remote, catalogue } = useCart.getState()
  const line = findLine(products, item)
  if (!line) return
  const found = findLineItem(item, remote, catalogue)
  const allowed = allowedQuantity(quantity, found && mostOf(quantityLimits(found)))
  addPending('shopper', { item, line: { ...line, quantity: allowed } })
  if (found && allowed < quantity) showLimit(item, found)
  await push()
}

export const remove = async (item: CartItemRef): Promise<void> => {
  addPending('shopper', { item, line: null })
  await push()
}

/** Removes every line. Once the shop has removed them too, the cart is reset, including its promo code (spec 4). */
export const clear = async (): Promise<void> => {
  addPending('shopper', ...useCart.getState().products.map((item) => ({ item, line: null })))
  await push()
  const { products, pending } = useCart.getState()
  if (products.length === 0 && pending.size === 0) resetCart()
}

/** Undoes a removal: puts the lines back in their old places, with a promo code that was removed with them. */
export const putBack = async (lines: readonly CartLine[], promoCode: string | null): Promise<void> => {
  useCart.setState((cart) => ({ promoCode: cart.promoCode ?? promoCode }))
  addPending('undo', ...lines.map((item) => ({ item, line: lineOf(item, item) })))
  await push()
}

/**
 * Applies a promo code to the cart and saves it. Resolves with its description, such as `10 % off`.
 * @throws ShopError with the reason if the shop refuses it; the cart and the saved code do not change
 */
export const applyPromoCode = (promoCode: string): Promise<string> =>
  serially(async () => {
    const { id } = await ensureRemoteCart()
    const { description } = await validatePromoCode(id, promoCode)
    await setPromoCode(promoCode, 'shopper')
    return description
  }).catch((error: unknown) => emitRefused(promoCode, 'shopper', error))

/** Removes the promo code from the cart and from storage. @throws ShopError */
export const removePromoCode = (): Promise<void> => serially(() => setPromoCode(null, 'shopper'))

/**
 * Resets this browser's cart if the shop's cart is no longer open. Resolves with true if it was reset.
 * @throws ShopError when the shop cannot be reached
 */
const resetIfClosed = async (): Promise<boolean> => {
  await repeatUnanswered()
  const { pending } = useCart.getState()
  const remote = await ensureRemoteCart()
  reportOrder(remote)
  // Pending changes go into a new cart, once the shop has refused them for this one.
  const isClosed = !remote.is_open && pending.size === 0
  if (isClosed) resetCart()
  return isClosed
}

/** Removes lines that can no longer be bought, and tells the shopper which and why (spec 8). */
const removeUnavailable = async (): Promise<void> => {
  const catalogue = await readCatalogue()
  const { products, remote } = useCart.getState()
  const gone = unavailableLines(products, catalogue)
  addPending('shop', ...gone.map(({ item }) => ({ item, line: null })))
  await notifyUnavailable(gone, remote)
}

/**
 * Reads the shop's cart for names, prices and totals, removes lines that can no longer be bought, and sends pending changes. If the
 * shop's cart is no longer open, this browser's cart is reset. Never rejects: a failure is stored in `remoteError`, the saved lines
 * stay, and the task is retried.
 */
export const refresh = (): Promise<void> =>
  enqueue(async () => {
    if (!isCartUsed() || (await resetIfClosed())) return
    await removeUnavailable()
    await drain()
  })

/** Merges the lines of another cart into this browser's cart. Resolves with true if that changed the cart. */
const merge = async (other: ShopCart): Promise<boolean> => {
  const lines = linesOf(other)
  const gone = unavailableLines(lines, catalogueOf(other))
  const changes = changesToMerge(
    useCart.getState().products,
    lines.filter((line) => !gone.some(({ item }) => item === line)),
    (line) => {
      const found = findRemote(other, line)
      return found ? mostOf(quantityLimits(found)) : 0
    },
  )
  addPending('merge', ...changes)
  void push()
  await notifyUnavailable(gone, other)
  return changes.length > 0
}

/** Resolves with true if the restored cart has changed this browser's cart. */
const restoreLines = async (cartId: string, signupId: string): Promise<boolean> => {
  // Another tab may have just changed the cart, or restored the same cart.
  readCartIfChanged()
  if (wasRestored(signupId) || useCart.getState().id === cartId) return false
  if (mayHoldLines(useCart.getState())) await resetIfClosed()
  const other = await fetchRemoteCart(cartId)
  if (!other?.is_open || other.items.length === 0) return false
  readCartIfChanged()
  rememberRestored(signupId)
  return merge(other)
}

/**
 * Merges the lines of a signup's open cart into this browser's own cart, once for each signup, so that lines which the shopper
 * removes afterwards stay removed. The signup's cart itself is not used: the sender of a link to the signup knows that cart's id,
 * and could read what the shopper fills in there. Resolves with true if lines were added. A cart that is empty, ordered or unknown
 * changes nothing. Without a network the cart is restored later. Never rejects.
 */
export const restore = async (cartId: string, signupId: string): Promise<boolean> => {
  let isRestored = false
  await enqueue(async () => {
    isRestored = await restoreLines(cartId, signupId)
  })
  return isRestored
}
