import type { ShopBundle, ShopProduct } from '../../catalogue'
import { answer, shop } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { notify } from '../../ui'
import { loadEntries } from '../entries'
import { findLineItem, itemTitle, type Unavailable } from '../rules/items'
import { type CartItemRef, keyOf } from '../rules/lines'
import { useCart } from '../store'

type Named = Pick<ShopProduct | ShopBundle, 'short_name' | 'name'>

const fetchProducts = async (skus: string[]): Promise<[key: string, item: Named][]> => {
  if (skus.length === 0) return []
  const { products } = await answer(shop.GET('/products/', { params: { query: { skus: skus.join(',') } } }))
  return products.map((product) => [keyOf({ sku: product.sku }), product])
}

const fetchBundles = async (codes: string[]): Promise<[key: string, item: Named][]> => {
  if (codes.length === 0) return []
  const { bundles } = await answer(
    shop.GET('/bundles/', { params: { query: { bundle_codes: codes.join(',') } } }),
  )
  return bundles.map((bundle) => [keyOf({ bundleCode: bundle.bundle_code }), bundle])
}

/** Requests items that no storefront lists: without a storefront, the shop also returns items that it no longer sells. */
const fetchUnlisted = async (items: readonly CartItemRef[]): Promise<Map<string, Named>> => {
  try {
    const answers = await Promise.all([
      fetchProducts(items.flatMap((item) => ('sku' in item ? [item.sku] : []))),
      fetchBundles(items.flatMap((item) => ('sku' in item ? [] : [item.bundleCode]))),
    ])
    return new Map(answers.flat())
  } catch (error) {
    console.warn('The names of items that are no longer sold could not be loaded.', error)
    return new Map()
  }
}

/**
 * The names of items for a message, in the same order: the titles of their lines, or the names of items that the shop no longer
 * lists. Never rejects, and never returns a code: an unknown item is `A product` or `A bundle`.
 * @param cart the shop's cart that contained them
 */
export const itemNames = async (items: readonly CartItemRef[], cart: ShopCart | null): Promise<string[]> => {
  const { entries, bundleEntries } = await loadEntries()
  const { catalogue } = useCart.getState()
  const titles = items.map((item) => {
    const entry =
      'sku' in item
        ? entries.find(({ sku }) => sku === item.sku)
        : bundleEntries.find(({ code }) => code === item.bundleCode)
    const found = findLineItem(item, cart, catalogue)
    return found ? itemTitle(entry?.title, found) : entry?.title
  })
  const answers = await fetchUnlisted(items.filter((_item, index) => !titles[index]))
  return items.map((item, index) => {
    const found = answers.get(keyOf(item))
    return titles[index] || (found ? itemTitle(undefined, found) : 'sku' in item ? 'A product' : 'A bundle')
  })
}

/**
 * Tells the shopper which items cannot be bought, each with its reason (spec 8). Never rejects.
 * @param cart the shop's cart that contained them, if any
 */
export const notifyUnavailable = async (
  gone: readonly Unavailable[],
  cart: ShopCart | null,
): Promise<void> => {
  if (gone.length === 0) return
  const names = await itemNames(
    gone.map(({ item }) => item),
    cart,
  )
  const message = gone.map(({ reason }, index) => `${names[index]}: ${reason}`).join(' | ')
  notify({ type: 'warning', title: 'Product not available', message })
}
