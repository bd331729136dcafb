import type { ShopBundle, ShopProduct, StockStatus } from './types'

/** Where the shop stands with an item; one that cannot be bought and has no reason of its stock is `unavailable`. */
export const stockStatus = ({
  can_be_purchased,
  reason_not_available,
}: Pick<ShopProduct | ShopBundle, 'can_be_purchased' | 'reason_not_available'>): StockStatus =>
  can_be_purchased ? 'in_stock' : (reason_not_available ?? 'unavailable')

/** Why an item cannot be bought: the reason labels of spec 8, on pages, in the cart and in the shop's refusals. */
export const reasonLabel = (stock: Exclude<StockStatus, 'in_stock'>, isBundle: boolean): string => {
  if (stock === 'out_of_stock') return 'Out of stock'
  if (stock === 'pre_order_only') return 'Pre-order only'
  return isBundle ? 'Bundle no longer purchasable' : 'Product no longer purchasable'
}
