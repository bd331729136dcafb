import { emit, type SiteEvent } from '../platform/events'
import { toCents } from '../../shared/money'
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

let reported: string | undefined

/** Emits an event when a cart of this browser has become an order, once for each order and page view. The order's confirmation
 * calls it, and so does the cart when it reads the shop's cart, because some shoppers never return from the payment provider. */
export const reportOrder = (cart: ShopCart): void => {
  if (cart.stage !== 'placed' || reported === cart.id) return
  reported = cart.id
  emit(orderPlaced(cart))
}
