import { toCents, type SiteEvent } from '../../platform/events'
import type { ShopCart } from '../../platform/http'

type OrderPlaced = Extract<SiteEvent, { type: 'order/placed' }>

const lineOf = ({ product, bundle, quantity, unit_price }: ShopCart['items'][number]) => ({
  ...(bundle ? { bundleCode: bundle.bundle_code } : { sku: product?.sku ?? '' }),
  name: bundle?.name ?? product?.name ?? '',
  category: bundle ? 'bundle' : (product?.type ?? ''),
  quantity,
  unitPrice: toCents(unit_price),
})

/** What is told of a cart that became an order. */
export const orderPlaced = ({ id, order_number, promo_code, totals, items }: ShopCart): OrderPlaced => ({
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
