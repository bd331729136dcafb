import type { Order, Payment, PlacedOrder, ShopCart } from '../order'
import { isCartOpen, stageOf } from '../stage'

const GOODS = [{ product: { type: 'card_machine' } }] as never
export const SERVICE = [{ product: { type: 'service' } }] as never

/** An order of goods placed on Sunday 22 November 2026 at 20:00, which tests change as they need it. */
export const placedOrder = (
  payment: Pick<Payment, 'method' | 'status'>,
  changes: Partial<PlacedOrder> = {},
): PlacedOrder => ({
  status: 'pending',
  stage: stageFields({ status: 'pending', payment: payment as Payment, ...changes }).stage,
  placed_at: '2026-11-22T18:00:00.000Z',
  paid_at: null,
  // The rules read a payment's method and status, and whether an item is a service.
  payment: payment as Payment,
  fulfilment: [],
  delivery: 'standard',
  items: GOODS,
  ...changes,
})

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

export const PLAN: NonNullable<Payment['instalment_plan']> = {
  instalment: 199.84,
  last_instalment: 199.8,
  number: 6,
  total: 1199,
  annual_rate: 0,
  residual: 0,
  first_payment_on: '2026-11-21',
}

export const CONTACT: NonNullable<ShopCart['contact_info']> = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@example.com',
  phone: '27821234567',
}

export const ADDRESS: NonNullable<ShopCart['address']> = {
  street: '12 Long Street',
  suburb: 'Gardens',
  city: 'Cape Town',
  province: 'Western Cape',
  postal_code: '8001',
}

/** A new cart as the shop returns it. */
export const emptyCart = (id: string): ShopCart => ({
  id,
  source: 'shop',
  status: 'pending',
  is_open: true,
  stage: 'open',
  order_number: null,
  placed_at: null,
  paid_at: null,
  fulfilment: [],
  invoice_number: null,
  returns: [],
  items: [],
  promo_code: null,
  totals: { subtotal: 0, discount: 0, shipping: 0, vat: 0, total: 0 },
  vat_percent: 15,
  delivery: 'standard',
  delivery_options: [
    { delivery: 'standard', price: 0 },
    { delivery: 'express', price: 99 },
  ],
  feature_flags: [],
  contact_info: null,
  address: null,
  payment: null,
})

/** How far an order has come, as the shop answers it. */
export const stageFields = ({
  status,
  payment: paid,
}: Pick<ShopCart, 'status' | 'payment'>): Pick<ShopCart, 'stage' | 'is_open'> => {
  const cart = { order: status, method: paid?.method ?? null, payment: paid?.status ?? null }
  return { stage: stageOf(cart), is_open: isCartOpen(cart) }
}

/** An order of goods as the shop returns it: its stage follows from its payment. */
export const order = (changes: Partial<Order> = {}): Order => {
  const { status = 'pending', payment: paid = null } = changes
  return {
    status,
    stage: stageFields({ status, payment: paid }).stage,
    order_number: null,
    invoice_number: null,
    placed_at: null,
    paid_at: null,
    fulfilment: [],
    items: GOODS,
    delivery: 'standard',
    contact_info: null,
    address: null,
    payment: paid,
    ...changes,
  }
}
