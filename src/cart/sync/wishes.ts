import { loadCatalogue, STOREFRONT, type ShopBundle, type ShopProduct } from '../../catalogue'
import { toShopError } from '../../platform/http'
import { networkError } from '../../platform/shop-error'
import { notify } from '../../ui'
import { addLine, allowedQuantity, type CartItemRef, type CartLine, findLine, keyOf, plainLine } from '../rules/lines'
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

const addFound = async (
  item: CartItemRef,
  { uuid, short_name: name, max_quantity_per_cart: max }: ShopProduct | ShopBundle,
  quantity: number,
): Promise<boolean> => {
  const key = keyOf(item)
  const before = findLine(useCart.getState().products, item)?.quantity ?? 0
  if (before >= max) {
    const message = `You can buy at most ${max} of ${name}.`
    useCart.setState(({ lineErrors }) => ({ justAdded: null, lineErrors: { ...lineErrors, [key]: message } }))
    return true
  }
  const lines = addLine(useCart.getState().products, newLine(item, uuid, quantity), max)
  wish({ item, line: findLine(lines, item) ?? null })
  await push()
  const isAdded = (findLine(useCart.getState().products, item)?.quantity ?? 0) > before
  if (isAdded) useCart.setState({ justAdded: key })
  return isAdded
}

/** Gives a line another quantity, within what may be ordered. */
export const change = async (item: CartItemRef, quantity: number): Promise<void> => {
  const line = findLine(useCart.getState().products, item)
  if (!line) return
  const max = findRemote(useCart.getState().remote, item)?.max_quantity_per_cart
  wish({ item, line: { ...line, quantity: allowedQuantity(quantity, max) } })
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
