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
import { drain, emitRefused, isUsed, push, repeatUnanswered, setPromoCode } from './sender'
import { ensureRemoteCart, fetchRemoteCart, validatePromoCode } from './shop-cart'
import { notifyUnavailable } from './unavailable'
import { addPending } from './update-lines'

/** What to add, and how many pieces of it. */
export type Wanted = { item: CartItemRef; quantity: number }
type Found = Wanted & { found: ShopProduct | ShopBundle }

/** The shop's catalogue, stored for the names and prices of lines that wait. @throws ShopError when it cannot be reached */
const readCatalogue = async (): Promise<LoadedCatalogue> => {
  const catalogue = await loadCatalogue().catch((cause: unknown) => {
    throw Object.assign(networkError(), { cause })
  })
  useCart.setState({ catalogue })
  return catalogue
}

/**
 * The shop's catalogue as it is now. Where the shop cannot be reached, the one that was read last serves for a cart that the
 * shop has: it judges each line when the line is sent.
 * @throws ShopError when there is neither
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

/** Nothing was added, and the shopper has to know why. The console says more (spec 8, console messages). */
const refuse = (wanted: readonly Wanted[], error: unknown): false => {
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

/**
 * Adds items that the shop sells and can sell now (spec 5), all of them or none; resolves with whether they are in the
 * cart. The remote cart is created with the first one. With a cart and no network they are in the cart, and sent later.
 */
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
    // Without the id of the shop's cart nothing can be added (spec 5).
    if (!useCart.getState().id) await serially(ensureRemoteCart)
    return await addFound(found)
  } catch (error) {
    return refuse(wanted, error)
  }
}

const noteLimit = (item: CartItemRef, found: ShopProduct | ShopBundle): void =>
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
    if (before + quantity > max) noteLimit(item, found)
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

/** Gives a line another quantity at once, within what may be ordered, and sends it; a later call for the same line
 * supersedes this one. */
export const change = async (item: CartItemRef, quantity: number): Promise<void> => {
  const { products, remote, catalogue } = useCart.getState()
  const line = findLine(products, item)
  if (!line) return
  const found = findLineItem(item, remote, catalogue)
  const allowed = allowedQuantity(quantity, found && mostOf(quantityLimits(found)))
  addPending('shopper', { item, line: { ...line, quantity: allowed } })
  if (found && allowed < quantity) noteLimit(item, found)
  await push()
}

/** Takes a line out of the cart. */
export const remove = async (item: CartItemRef): Promise<void> => {
  addPending('shopper', { item, line: null })
  await push()
}

/** Takes out every line. Once the shop has none left either, the cart is forgotten, its promo code with it (spec 4). */
export const clear = async (): Promise<void> => {
  addPending('shopper', ...useCart.getState().products.map((item) => ({ item, line: null })))
  await push()
  const { products, pending } = useCart.getState()
  if (products.length === 0 && pending.size === 0) resetCart()
}

/** Undoes a removal: the lines come back as they were, where they were, and with them a promo code that went too. */
export const putBack = async (lines: readonly CartLine[], promoCode: string | null): Promise<void> => {
  useCart.setState((cart) => ({ promoCode: cart.promoCode ?? promoCode }))
  addPending('undo', ...lines.map((item) => ({ item, line: lineOf(item, item) })))
  await push()
}

/**
 * Puts a promo code on the cart and saves it; resolves with what it is, such as `10 % off`.
 * @throws ShopError with the reason when the shop does not take it; the cart and the saved code stay as they were
 */
export const applyPromoCode = (promoCode: string): Promise<string> =>
  serially(async () => {
    const { id } = await ensureRemoteCart()
    const { description } = await validatePromoCode(id, promoCode)
    await setPromoCode(promoCode, 'shopper')
    return description
  }).catch((error: unknown) => emitRefused(promoCode, 'shopper', error))

/** Takes the promo code off the cart and forgets it. @throws ShopError */
export const removePromoCode = (): Promise<void> => serially(() => setPromoCode(null, 'shopper'))

/** Leaves the shop's cart of this browser when the shop says that it is open no more. Resolves with whether it was left.
 * @throws ShopError when the shop cannot be reached */
const leaveIfOrdered = async (): Promise<boolean> => {
  await repeatUnanswered()
  const { pending } = useCart.getState()
  const remote = await ensureRemoteCart()
  reportOrder(remote)
  // What was chosen since goes on into the next cart, once the shop has refused it in this one.
  const isLeft = !remote.is_open && pending.size === 0
  if (isLeft) resetCart()
  return isLeft
}

/** Takes out what can no longer be bought, and says which and why (spec 8). */
const dropUnavailable = async (): Promise<void> => {
  const catalogue = await readCatalogue()
  const { products, remote } = useCart.getState()
  const gone = unavailableLines(products, catalogue)
  addPending('shop', ...gone.map(({ item }) => ({ item, line: null })))
  await notifyUnavailable(gone, remote)
}

/**
 * Reads the shop's cart for names, prices and totals, takes out lines that can no longer be bought, and sends what waits.
 * A cart that is open no more is left. Never rejects: a failure is stored in `remoteError`, the saved lines stay, and it is
 * tried again.
 */
export const refresh = (): Promise<void> =>
  enqueue(async () => {
    if (!isUsed() || (await leaveIfOrdered())) return
    await dropUnavailable()
    await drain()
  })

/** Merges the lines of another cart into this browser's. True when that changed anything. */
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

/** True when the cart is here now and was not before. */
const bring = async (cartId: string, signupId: string): Promise<boolean> => {
  // Another tab may have put something in just now, or brought the cart back itself.
  readCartIfChanged()
  if (wasRestored(signupId) || useCart.getState().id === cartId) return false
  if (mayHoldLines(useCart.getState())) await leaveIfOrdered()
  const other = await fetchRemoteCart(cartId)
  if (!other?.is_open || other.items.length === 0) return false
  readCartIfChanged()
  rememberRestored(signupId)
  return merge(other)
}

/**
 * Brings back the lines of a signup's open cart, once for each signup: what the shopper takes out afterwards stays out. They
 * are merged with those of this browser, in a cart of its own: whoever sent the link to a signup knows that signup's cart,
 * and would read what is filled in there. Resolves with whether anything came; a cart that is empty, ordered or unknown is
 * left alone. Without a network it comes later. Never rejects.
 */
export const restore = async (cartId: string, signupId: string): Promise<boolean> => {
  let isRestored = false
  await enqueue(async () => {
    isRestored = await bring(cartId, signupId)
  })
  return isRestored
}
