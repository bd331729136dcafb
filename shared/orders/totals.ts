import type { ShopCart } from './order'
import { formatRand } from '../money'
import { deliveryRow } from './delivery'
import { needsDelivery } from './order'

type Row = readonly [label: string, amount: string]

type Totalled = Pick<ShopCart, 'totals' | 'promo_code' | 'delivery' | 'items' | 'vat_percent'>

/**
 * What a cart or an order comes to, as the shop counted it. VAT is contained in the total (VAT Act, section 65), and delivery
 * is named even when it is free.
 */
export const amountRows = (cart: Totalled): { parts: Row[]; total: Row; vat: Row } => {
  const { totals, promo_code: code, items, vat_percent: percent } = cart
  return {
    parts: [
      ['Subtotal', formatRand(totals.subtotal)],
      ...(totals.discount > 0
        ? [[`Discount${code ? ` (${code})` : ''}`, formatRand(-totals.discount)] as const]
        : []),
      ...(needsDelivery(items) ? [deliveryRow(cart)] : []),
    ],
    total: ['Total', formatRand(totals.total)],
    vat: [`VAT (${percent}%) in the total`, formatRand(totals.vat)],
  }
}
