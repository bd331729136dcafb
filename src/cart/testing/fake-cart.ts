import type { LoadedCatalogue } from '../../catalogue'
import type { ShopCart } from '../../../shared/orders'
import { vatContained } from '../../../shared/vat'
import type { paths } from '../../../shared/shop-api.gen'

export type ItemAction = paths['/carts/{id}/items/']['post']['requestBody']['content']['application/json']
type Item = ShopCart['items'][number]

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 422,
  ) {
    super(message)
  }
}

const codeOf = ({ product, bundle }: Item): string | undefined => product?.sku ?? bundle?.bundle_code

const total = (items: Item[]): ShopCart['totals'] => {
  const sum = items.reduce((cents, item) => cents + Math.round(item.line_total * 100), 0)
  return { discount: 0, shipping: 0, subtotal: sum / 100, total: sum / 100, vat: vatContained(sum, 15) / 100 }
}

const makeItem = (code: string, quantity: number, { products, bundles }: LoadedCatalogue): Item => {
  const product = products.find(({ sku }) => sku === code)
  const bundle = bundles.find(({ bundle_code }) => bundle_code === code)
  const found = product ?? bundle
  if (!found)
    throw new Refusal(
      'unknown_product',
      'We do not sell this product any more. Look in the shop for another.',
    )
  if (quantity > found.max_quantity_per_cart) {
    throw new Refusal(
      'quantity_above_maximum',
      `You can buy at most ${found.max_quantity_per_cart} of ${found.name}.`,
    )
  }
  const { unit_price, original_unit_price } = found
  const item = {
    id: `line-${code}`,
    quantity,
    unit_price,
    original_unit_price,
    line_total: unit_price * quantity,
  }
  return product ? { ...item, product } : { ...item, bundle }
}

/** The cart after one of the six actions of POST carts/{id}/items/. */
export const applyItemAction = (cart: ShopCart, action: ItemAction, catalogue: LoadedCatalogue): ShopCart => {
  const code = action.product ?? action.bundle ?? ''
  const present = cart.items.find((item) => codeOf(item) === code)
  const isAdding = action.action.startsWith('add')
  if (!isAdding && !present)
    throw new Refusal('not_in_cart', 'This item is not in your cart any more. Load the page again.')
  const others = cart.items.filter((item) => item !== present)
  if (action.action.startsWith('remove')) return { ...cart, items: others, totals: total(others) }
  const quantity = (isAdding ? (present?.quantity ?? 0) : 0) + (action.quantity ?? 1)
  const item = makeItem(code, quantity, catalogue)
  const items = present ? cart.items.map((other) => (other === present ? item : other)) : [...others, item]
  return { ...cart, items, totals: total(items) }
}
