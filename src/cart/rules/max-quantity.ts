import type { ShopBundle, ShopProduct } from '../../catalogue'

type Limited = Pick<ShopProduct | ShopBundle, 'max_quantity_per_cart' | 'stock' | 'short_name'>

/** The most one cart may hold, and never more than is in stock; at least 1. */
export const maxQuantity = ({ max_quantity_per_cart: max, stock }: Limited): number =>
  Math.max(1, Math.min(max, stock ?? max))

/** Why there cannot be more of it, in the shop's words. */
export const limitWords = (item: Limited): string => {
  const max = maxQuantity(item)
  return max < item.max_quantity_per_cart
    ? `Only ${max} of ${item.short_name} left.`
    : `You can buy at most ${max} of ${item.short_name}.`
}
