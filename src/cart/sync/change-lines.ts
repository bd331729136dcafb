import {
  mostOf,
  quantityLimits,
  STOREFRONT,
  type LoadedCatalogue,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { emit, toCents } from '../../platform/events'
import { toShopError } from '../../platform/http'
import { notify } from '../../ui'
import { resetCart } from '../reset'
import {
  addLine,
  allowedQuantity,
  type CartItemRef,
  type CartLine,
  findLine,
  keyOf,
  plainLine,
} from '../rules/lines'
import { limitWords } from '../rules/limit-words'
import { findLineItem } from '../rules/remote-item'
import { findItem, reasonNotAvailable } from '../rules/unavailable'
import { useCart } from '../store'
import { ensureRemoteCart } from './ensure-remote-cart'
import { push } from './push'
import { readCatalogue } from './read-catalogue'
import { serially } from './serially'
import { notifyUnavailable } from './notify-unavailable'
import { addPending } from './transitions'

/** Spec 8, console messages. */
const missing = (item: CartItemRef): string =>
  'sku' in item
    ? `Missing cartId or product sku(${item.sku})`
    : `Missing cartId or bundle code(${item.bundleCode})`
const invalid = (item: CartItemRef): string =>
  'sku' in item ? 'Failed to add product. Invalid sku' : 'Failed to add bundle. Invalid bundle'

const newLine = (item: CartItemRef, id: string, quantity: number): CartLine =>
  'sku' in item
    ? { id, type: 'product', sku: item.sku, quantity, storefront: STOREFRONT }
    : { id, type: 'bundle', bundleCode: item.bundleCode, quantity, storefront: STOREFRONT }

/** The shop's cart of this browser, made with the first item; without its id nothing can be added (spec 5). */
const ensureCart = async (): Promise<void> => {
  if (!useCart.getState().id) await serially(ensureRemoteCart)
}

/** What to add, and how many pieces of it. */
export type Wanted = { item: CartItemRef; quantity: number }
type Found = Wanted & { found: ShopProduct | ShopBundle }

/** Nothing was added, and the shopper has to know why (spec 8). */
const refuse = (wanted: readonly Wanted[], error: unknown): false => {
  if (!useCart.getState().id) wanted.forEach(({ item }) => console.error(missing(item)))
  notify({ type: 'danger', title: 'Request failed', message: toShopError(error).message })
  return false
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
      refused.forEach(({ item }) => console.error(invalid(item)))
      await notifyUnavailable(refused, null)
      return false
    }
    await ensureCart()
    return await addFound(found)
  } catch (error) {
    return refuse(wanted, error)
  }
}

const notifyLimit = (item: CartItemRef, found: ShopProduct | ShopBundle): void => {
  const { lineErrors } = useCart.getState()
  useCart.setState({
    lineErrors: { ...lineErrors, [keyOf(item)]: limitWords(found.short_name, quantityLimits(found)) },
  })
}

const emitAdded = ({ item, before, found }: Found & { before: number }): void =>
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

const quantityOf = (item: CartItemRef): number => findLine(useCart.getState().products, item)?.quantity ?? 0

const addFound = async (wanted: readonly Found[]): Promise<boolean> => {
  const items = wanted.map((one) => {
    const before = quantityOf(one.item)
    return { ...one, before, max: mostOf(quantityLimits(one.found)) }
  })
  const lines = items.reduce(
    (all, { item, quantity, found, max }) => addLine(all, newLine(item, found.uuid, quantity), max),
    useCart.getState().products,
  )
  addPending(
    null,
    ...items
      .filter(({ before, max }) => before < max)
      .map(({ item }) => ({ item, line: findLine(lines, item) ?? null })),
  )
  items
    .filter(({ before, quantity, max }) => before + quantity > max)
    .forEach(({ item, found }) => notifyLimit(item, found))
  await push()
  const raised = items.filter(({ item, before }) => quantityOf(item) > before)
  raised.forEach(emitAdded)
  useCart.setState({ justAdded: raised[0] ? keyOf(raised[0].item) : null })
  return items.every(({ item, before, max }) => before >= max || quantityOf(item) > before)
}

/** Gives a line another quantity, within what may be ordered. */
export const change = async (item: CartItemRef, quantity: number): Promise<void> => {
  const { products, remote, catalogue } = useCart.getState()
  const line = findLine(products, item)
  if (!line) return
  const found = findLineItem(item, remote, catalogue)
  const allowed = allowedQuantity(quantity, found && mostOf(quantityLimits(found)))
  addPending('shopper', { item, line: { ...line, quantity: allowed } })
  if (found && allowed < quantity) notifyLimit(item, found)
  await push()
}

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
  addPending('undo', ...lines.map(plainLine).map((line) => ({ item: line, line })))
  await push()
}
