import type { ShopProduct } from '../../catalogue'
import { exampleBundle, exampleProduct } from '../../catalogue/testing'
import { needsDelivery, type CartItem, type ShopCart } from '../../../shared/orders'
import { ADDRESS, CONTACT, emptyCart, ended, stageFields } from '../../../shared/orders/testing'
import { vatContained } from '../../../shared/vat'

export { ADDRESS, CONTACT, ended, payment, PLAN, stageFields } from '../../../shared/orders/testing'

/** The values of a cart that can be paid, and of the order that it becomes. */
export const READY = { contact_info: CONTACT, address: ADDRESS } as const
export const PAID = {
  ...READY,
  status: 'complete',
  order_number: 'ZA1001',
  payment: ended('complete'),
} as const

export const line = (changes: Partial<ShopProduct> = {}, quantity = 1): CartItem => {
  const bought = exampleProduct(changes)
  return {
    id: bought.sku,
    product: bought,
    quantity,
    unit_price: bought.unit_price,
    original_unit_price: null,
    line_total: bought.unit_price * quantity,
  }
}

export const kit = (skus: string[]): CartItem => ({
  id: 'kit',
  bundle: exampleBundle({ items: skus.map((sku) => ({ sku, quantity: 1 })) }),
  quantity: 1,
  unit_price: 1199,
  original_unit_price: null,
  line_total: 1199,
})

export const BANK_DETAILS = {
  bank: 'Example Bank',
  account_holder: 'Example Shop',
  account_number: '62000000001',
  branch_code: '250000',
  account_type: 'Business cheque',
}

export const CART_ID = '0b8f3c1e-6d54-4a5e-9a57-2f1c1f6f0a11'

/** A cart as the shop sends it: totals are computed from the lines, and `is_open` from the payment. */
export const cart = (changes: Partial<ShopCart> = {}): ShopCart => {
  const empty = emptyCart(CART_ID)
  const items = changes.items ?? [line()]
  const total = items.reduce((sum, { line_total }) => sum + line_total, 0)
  return {
    ...empty,
    ...stageFields({ ...empty, ...changes }),
    items,
    totals: { ...empty.totals, subtotal: total, vat: vatContained(total * 100, 15) / 100, total },
    delivery_options: needsDelivery(items) ? empty.delivery_options : [],
    ...changes,
  }
}

/** The cart with the cost of its delivery in the totals. */
export const deliver = (before: ShopCart): ShopCart => {
  const { delivery, delivery_options, totals } = before
  const shipping = delivery_options.find((option) => option.delivery === delivery)?.price ?? 0
  return { ...before, totals: { ...totals, shipping, total: totals.total - totals.shipping + shipping } }
}
