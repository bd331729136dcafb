import { timeNow } from '../../platform/clock'
import type { ShopCart } from '../../../shared/orders'
import { priceChange, priceShown } from '../rules/price-shown'
import { useCart } from '../store'

type Item = ShopCart['items'][number]

/** Tells of an item in an open cart, in a sentence, that its price is not the one that was shown. */
export const usePriceChanges = (): ((item: Item) => string | undefined) => {
  const entries = useCart((cart) => cart.entries)
  return ({ product, bundle, unit_price: charged }) => {
    const item = product ?? bundle
    return entries && item ? priceChange(priceShown(item, entries, timeNow()), charged) : undefined
  }
}
