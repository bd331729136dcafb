import { emit, toCents, type SiteEvent } from '../platform/events'
import type { ShopCart } from '../../shared/orders'

type OrderPlaced = Extract<SiteEvent, { type: 'order/placed' }>

const lineOf = ({ product, bundle, quantity, unit_price }: ShopCart['items'][number]) => ({
  ...(bundle ? { bundleCode: bundle.bundle_code } : { sku: product?.sku ?? '' }),
  name: bundle?.name ?? product?.name ?? '',
  category: bundle ? 'bundle' : (product?.type ?? ''),
  quantity,
  unitPrice: toCents(unit_price),
})

const orderPlaced = ({ id, order_number, promo_code, totals, items }: ShopCart): OrderPlaced => ({
  type: 'order/placed',
  cartId: id,
  orderNumber: order_number,
  total: toCents(totals.total),
  tax: toCents(totals.vat),
  shipping: toCents(totals.shipping),
  discount: toCents(totals.discount),
  promoCode: promo_code,
  lines: items.map(lineOf),
})

let told: string | undefined

/**
 * Tells that a cart of this browser became an order, once for each order in a document: its confirmation says it, and the cart
 * wherever it learns so, for a shopper who never came back from the payment provider.
 */
export const tellOrder = (cart: ShopCart): void => {
  if (cart.stage !== 'placed' || told === cart.id) return
  told = cart.id
  emit(orderPlaced(cart))
}
