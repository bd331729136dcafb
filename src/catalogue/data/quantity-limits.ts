import type { ShopBundle, ShopProduct } from './types'

/** Two limits that have nothing to do with each other: what one cart may hold (spec 3), and what is left in stock. */
export type QuantityLimits = {
  maxQuantity: number
  /** Null where nothing runs out. */
  stockLimit: number | null
}

export const quantityLimits = ({
  max_quantity_per_cart: maxQuantity,
  stock,
  reason_not_available: reason,
}: Pick<
  ShopProduct | ShopBundle,
  'max_quantity_per_cart' | 'stock' | 'reason_not_available'
>): QuantityLimits => ({
  maxQuantity,
  // Before a pre-order is due the stock is empty, and limits nothing.
  stockLimit: reason === 'pre_order_only' ? null : stock,
})

/** How many pieces both limits allow; at least 1, so that a field or a select has something to offer. */
export const mostOf = ({ maxQuantity, stockLimit }: QuantityLimits): number =>
  Math.max(1, Math.min(maxQuantity, stockLimit ?? maxQuantity))
