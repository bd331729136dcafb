import { STOREFRONT, type ShopBundle, type ShopProduct } from '../../catalogue'
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
import { limitWords, maxQuantity } from '../rules/max-quantity'
import { findFacts } from '../rules/remote-item'
import { findItem, reasonNotAvailable } from '../rules/unavailable'
import { useCart } from '../store'
import { ensureRemoteCart } from './ensure-remote-cart'
import { push } from './push'
import { readCatalogue } from './read-catalogue'
import { serially } from './serially'
import { wish } from './transitions'

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

/** Nothing was added, and the shopper has to know why (spec 8). */
const refuse = (item: CartItemRef, error: unknown): false => {
  if (!useCart.getState().id) console.error(missing(item))
  notify({ type: 'danger', title: 'Request failed', message: toShopError(error).message })
  return false
}

/**
 * Adds an item that the shop sells and can sell now (spec 5); resolves with whether it is in the cart. The remote cart
 * is created with the first one. With a cart and no network the item is in the cart, and sent later.
 */
export const add = async (item: CartItemRef, quantity: number): Promise<boolean> => {
  try {
    const found = findItem(await readCatalogue(), item, STOREFRONT)
    const reason = reasonNotAvailable(found, item)
    if (!found || reason) {
      console.error(invalid(item))
      const name = found?.short_name ?? 'This item'
      notify({ type: 'warning', title: 'Product not available', message: `${name}: ${reason ?? ''}` })
      return false
    }
    await ensureCart()
    return await addFound(item, found, quantity)
  } catch (error) {
    return refuse(item, error)
  }
}

const tellLimit = (item: CartItemRef, found: ShopProduct | ShopBundle): void => {
  const { lineErrors } = useCart.getState()
  useCart.setState({ lineErrors: { ...lineErrors, [keyOf(item)]: limitWords(found) } })
}

const quantityOf = (item: CartItemRef): number => findLine(useCart.getState().products, item)?.quantity ?? 0

const addFound = async (
  item: CartItemRef,
  found: ShopProduct | ShopBundle,
  quantity: number,
): Promise<boolean> => {
  const before = quantityOf(item)
  const max = maxQuantity(found)
  if (before < max) {
    const lines = addLine(useCart.getState().products, newLine(item, found.uuid, quantity), max)
    wish({ item, line: findLine(lines, item) ?? null })
  }
  const isLimited = before + quantity > max
  if (isLimited) tellLimit(item, found)
  await push()
  const isRaised = quantityOf(item) > before
  useCart.setState({ justAdded: isRaised ? keyOf(item) : null })
  return isRaised || before >= max
}

/** Gives a line another quantity, within what may be ordered. */
export const change = async (item: CartItemRef, quantity: number): Promise<void> => {
  const { products, remote, catalogue } = useCart.getState()
  const line = findLine(products, item)
  if (!line) return
  const found = findFacts(item, remote, catalogue)
  const allowed = allowedQuantity(quantity, found && maxQuantity(found))
  wish({ item, line: { ...line, quantity: allowed } })
  if (found && allowed < quantity) tellLimit(item, found)
  await push()
}

export const remove = async (item: CartItemRef): Promise<void> => {
  wish({ item, line: null })
  await push()
}

/** Takes out every line. Once the shop has none left either, the cart is forgotten, its promo code with it (spec 4). */
export const clear = async (): Promise<void> => {
  wish(...useCart.getState().products.map((item) => ({ item, line: null })))
  await push()
  const { products, intents } = useCart.getState()
  if (products.length === 0 && intents.size === 0) resetCart()
}

/** Undoes a removal: the lines come back as they were, where they were, and with them a promo code that went too. */
export const putBack = async (lines: readonly CartLine[], promoCode: string | null): Promise<void> => {
  useCart.setState((cart) => ({ promoCode: cart.promoCode ?? promoCode }))
  wish(...lines.map(plainLine).map((line) => ({ item: line, line })))
  await push()
}
