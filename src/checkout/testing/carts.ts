import { exampleBundle, exampleProduct, type ShopProduct } from '../../catalogue'
import type { Address } from '../address'
import type { ContactInfo } from '../contact-info'
import type { InstalmentPlan } from '../payment-choice'
import { needsDelivery, type CartItem, type Payment, type RemoteCart } from '../order-facts'

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

export const CONTACT: ContactInfo = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@example.com',
  phone: '27821234567',
}

export const ADDRESS: Address = {
  street: '12 Long Street',
  suburb: 'Gardens',
  city: 'Cape Town',
  province: 'Western Cape',
  postal_code: '8001',
}

export const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'payment-1',
  method: 'Credit Card (Checkout)',
  status: 'pending',
  reason: null,
  amount: 1199,
  reference: 'ZA1001',
  next_step: 'open_page',
  redirect_url: null,
  bank_details: null,
  instalment_plan: null,
  expires_at: null,
  confirm_by: null,
  ...changes,
})

/** A payment that has ended waits for nothing. */
export const ended = (status: Payment['status'], changes: Partial<Payment> = {}): Payment =>
  payment({ status, next_step: null, ...changes })

export const PLAN: InstalmentPlan = {
  instalment: 199.84,
  last_instalment: 199.8,
  number: 6,
  total: 1199,
  annual_rate: 0,
  residual: 0,
  first_payment_on: '2026-11-21',
}

export const BANK_DETAILS = {
  bank: 'Example Bank',
  account_holder: 'Example Shop',
  account_number: '62000000001',
  branch_code: '250000',
  account_type: 'Business cheque',
}

export const CART_ID = '0b8f3c1e-6d54-4a5e-9a57-2f1c1f6f0a11'

const PLACED = ['pending EFT', 'pending Card on delivery', 'authorised Payment terms']

/** The shop's word on whether a cart is open. */
export const isOpen = ({ status, payment: paid }: Pick<RemoteCart, 'status' | 'payment'>): boolean =>
  status === 'pending' && !PLACED.includes(`${paid?.status} ${paid?.method}`)

/** A cart as the shop answers it: its totals follow from its lines, and whether it is open from its payment. */
const deliveryOptions = (items: readonly CartItem[]): RemoteCart['delivery_options'] =>
  needsDelivery(items)
    ? [
        { delivery: 'standard', price: 0 },
        { delivery: 'express', price: 99 },
      ]
    : []

/** A cart as the shop answers it, its totals following from its lines. */
export const cart = (changes: Partial<RemoteCart> = {}): RemoteCart => {
  const items = changes.items ?? [line()]
  const total = items.reduce((sum, { line_total }) => sum + line_total, 0)
  const { status = 'pending', payment: paid = null } = changes
  return {
    id: CART_ID,
    source: 'shop',
    status,
    is_open: isOpen({ status, payment: paid }),
    order_number: null,
    placed_at: null,
    paid_at: null,
    fulfilment: [],
    invoice_number: null,
    returns: [],
    items,
    promo_code: null,
    totals: { subtotal: total, discount: 0, shipping: 0, vat: Math.round((total * 1500) / 115) / 100, total },
    delivery: 'standard',
    delivery_options: deliveryOptions(items),
    feature_flags: [],
    contact_info: null,
    address: null,
    payment: paid,
    ...changes,
  }
}

/** The cart with what its delivery costs in its totals. */
export const deliver = (before: RemoteCart): RemoteCart => {
  const { delivery, delivery_options, totals } = before
  const shipping = delivery_options.find((option) => option.delivery === delivery)?.price ?? 0
  return { ...before, totals: { ...totals, shipping, total: totals.total - totals.shipping + shipping } }
}
