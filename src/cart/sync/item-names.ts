import type { ShopBundle, ShopProduct } from '../../catalogue'
import { answer, shop } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { loadEntries } from '../load-entries'
import { itemTitle, titleIn } from '../rules/item-title'
import { type CartItemRef, keyOf } from '../rules/lines'
import { findLineItem } from '../rules/remote-item'
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

/** What the shop knows of items that no storefront lists: asked without one, it answers what it no longer sells too. */
const askShop = async (items: readonly CartItemRef[]): Promise<Map<string, Named>> => {
  try {
    const asked = await Promise.all([
      askProducts(items.flatMap((item) => ('sku' in item ? [item.sku] : []))),
      askBundles(items.flatMap((item) => ('sku' in item ? [] : [item.bundleCode]))),
    ])
    return new Map(asked.flat())
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
  const entries = await loadEntries()
  const { catalogue } = useCart.getState()
  const known = items.map((item) => {
    const title = titleIn(entries, item)
    const found = findLineItem(item, cart, catalogue)
    return found ? itemTitle(title, found) : title
  })
  const asked = await askShop(items.filter((_item, index) => !known[index]))
  return items.map((item, index) => {
    const found = asked.get(keyOf(item))
    return known[index] || (found ? itemTitle(undefined, found) : 'sku' in item ? 'A product' : 'A bundle')
  })
}
