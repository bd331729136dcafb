import type { ShopBundle, ShopProduct } from '../../catalogue'
import { answer, shop } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { notify } from '../../ui'
import { loadEntries } from '../entries'
import { findLineItem, itemTitle, type Unavailable } from '../rules/items'
import { type CartItemRef, keyOf } from '../rules/lines'
import { useCart } from '../store'

type Named = Pick<ShopProduct | ShopBundle, 'short_name' | 'name'>

const askProducts = async (skus: string[]): Promise<[key: string, item: Named][]> => {
  if (skus.length === 0) return []
  const { products } = await answer(shop.GET('/products/', { params: { query: { skus: skus.join(',') } } }))
  return products.map((product) => [keyOf({ sku: product.sku }), product])
}

const askBundles = async (codes: string[]): Promise<[key: string, item: Named][]> => {
  if (codes.length === 0) return []
  const { bundles } = await answer(
    shop.GET('/bundles/', { params: { query: { bundle_codes: codes.join(',') } } }),
  )
  return bundles.map((bundle) => [keyOf({ bundleCode: bundle.bundle_code }), bundle])
}

/** What the shop knows of items that no storefront lists: a request without a storefront also answers what it no longer sells. */
const askShop = async (items: readonly CartItemRef[]): Promise<Map<string, Named>> => {
  try {
    const answers = await Promise.all([
      askProducts(items.flatMap((item) => ('sku' in item ? [item.sku] : []))),
      askBundles(items.flatMap((item) => ('sku' in item ? [] : [item.bundleCode]))),
    ])
    return new Map(answers.flat())
  } catch (error) {
    console.warn('The names of what is no longer sold could not be asked for.', error)
    return new Map()
  }
}

/**
 * What to call items in a message, in their order: as their lines did, whether the shop still lists them or not. Never
 * rejects, and never answers a code: what nobody knows is `A product` or `A bundle`.
 * @param cart the cart of the shop that they stood in
 */
export const itemNames = async (items: readonly CartItemRef[], cart: ShopCart | null): Promise<string[]> => {
  const { entries, bundleEntries } = await loadEntries()
  const { catalogue } = useCart.getState()
  const known = items.map((item) => {
    const entry =
      'sku' in item
        ? entries.find(({ sku }) => sku === item.sku)
        : bundleEntries.find(({ code }) => code === item.bundleCode)
    const found = findLineItem(item, cart, catalogue)
    return found ? itemTitle(entry?.title, found) : entry?.title
  })
  const answers = await askShop(items.filter((_item, index) => !known[index]))
  return items.map((item, index) => {
    const found = answers.get(keyOf(item))
    return known[index] || (found ? itemTitle(undefined, found) : 'sku' in item ? 'A product' : 'A bundle')
  })
}

/**
 * Names what cannot be bought, each with its reason (spec 8); says nothing where there is none. Never rejects.
 * @param cart the cart of the shop that it stood in, if any
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
