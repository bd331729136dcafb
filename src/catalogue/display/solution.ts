import { addRand } from '../../../shared/money'
import type { ProductDisplay } from '../rules/types'

type IncludedItem = { sku: string; quantity?: string }
type IncludedProduct = { product: ProductDisplay; quantity: number }

/** The products of a solution, and their price together in rand. */
export type Solution = { included: IncludedProduct[]; price: number }

const quantityOf = ({ quantity }: IncludedItem) => Math.max(1, Math.trunc(Number(quantity)) || 1)

/**
 * The included items with the sum of their prices (spec 3, "Catalogue display mapping"). Undefined where one of them is not sold here,
 * because the sum would be wrong.
 */
export const mapSolution = (
  items: readonly IncludedItem[],
  products: readonly ProductDisplay[],
): Solution | undefined => {
  const included = items.flatMap((item): IncludedProduct[] => {
    const product = products.find(({ sku }) => sku === item.sku)
    return product ? [{ product, quantity: quantityOf(item) }] : []
  })
  if (included.length === 0 || included.length < items.length) return undefined
  return {
    included,
    price: addRand(
      ...included.flatMap(({ product, quantity }) => Array<number>(quantity).fill(product.price)),
    ),
  }
}
