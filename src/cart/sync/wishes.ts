import { loadCatalogue, STOREFRONT, type ShopBundle, type ShopProduct } from '../../catalogue'
import { toShopError } from '../../platform/http'
import { networkError } from '../../platform/shop-error'
import { notify } from '../../ui'
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
import { findRemote } from '../rules/remote-item'
import { findItem, reasonNotAvailable } from '../rules/unavailable'
import { useCart } from '../store'
import { ensureRemoteCart } from './ensure-remote-cart'
import { push } from './push'
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

const loadItem = async (item: CartItemRef): Promise<ShopProduct | ShopBundle | undefined> => {
  const catalogue = await loadCatalogue().catch((cause: unknown) => {
    throw Object.assign(networkError(), { cause })
  })
  return findItem(catalogue, item, STOREFRONT)
}

/**
 * Adds an item that the shop sells and can sell now (spec 5); resolves with whether it is in the cart. The remote cart
 * is created with the first one.
 */
export const add = async (item: CartItemRef, quantity: number): Promise<boolean> => {
  try {
    const found = await loadItem(item)
    const reason = reasonNotAvailable(found, item)
    if (!found || reason) {
      console.error(invalid(item))
      const name = found?.short_name ?? 'This item'
      notify({ type: 'warning', title: 'Product not available', message: `${name}: ${reason ?? ''}` })
      return false
    }
    const { id } = await ensureRemoteCart()
    if (!id) {
      console.error(missing(item))
      return false
    }
    return await addFound(item, found, quantity)
  } catch (error) {
    notify({ type: 'danger', title: 'Request failed', message: toShopError(error).message })
    return false
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
  const line = findLine(useCart.getState().products, item)
  if (!line) return
  const found = findRemote(useCart.getState().remote, item)
  const allowed = allowedQuantity(quantity, found && maxQuantity(found))
  wish({ item, line: { ...line, quantity: allowed } })
  if (found && allowed < quantity) tellLimit(item, found)
  await push()
}

export const remove = async (item: CartItemRef): Promise<void> => {
  wish({ item, line: null })
  await push()
}

/** Undoes a removal: the line comes back as it was. */
export const putBack = async (line: CartLine): Promise<void> => {
  const plain = plainLine(line)
  wish({ item: plain, line: plain })
  await push()
}
