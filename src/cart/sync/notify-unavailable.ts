import type { ShopCart } from '../../../shared/orders'
import { notify } from '../../ui'
import type { Unavailable } from '../rules/unavailable'
import { itemNames } from './item-names'

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
