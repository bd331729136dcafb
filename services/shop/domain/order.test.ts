import { isCartOpen, type OrderStage, stageOf, type CartStatus } from '../../../shared/orders'
import { expect, test } from 'vitest'
import { isClosed } from './order'
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order-state'
import { PAYMENT_METHODS } from '../payments/providers'

const ALL: CartStatus[] = ORDER_STATUSES.flatMap((order) =>
  PAYMENT_METHODS.flatMap((method) => PAYMENT_STATUSES.map((payment) => ({ order, method, payment }))),
)
const words = ({ order, method, payment }: CartStatus) => `${order}, ${payment} by ${method}`

/** Orders that are placed before they are paid or confirmed. */
const PLACED = [
  'pending, pending by EFT',
  'pending, pending by Card on delivery',
  'pending, authorised by Payment terms',
  'pending, pending by Free',
]

test('a cart is open until its order is placed, paid or cancelled', () => {
  const open = ALL.filter(isCartOpen).map(words)
  const expected = ALL.filter(({ order }) => order === 'pending')
    .map(words)
    .filter((status) => !PLACED.includes(status))
  expect(open).toEqual(expected)
  expect(isCartOpen({ order: null, method: null, payment: null })).toBe(true)
})

test('while a card is being charged the cart cannot be changed, but still belongs to its shopper', () => {
  const charged: CartStatus = { order: 'pending', method: 'Credit Card (Blackbird)', payment: 'authorised' }
  expect([isClosed(charged), isCartOpen(charged)]).toEqual([true, true])
})

const CARD = 'Credit Card (Checkout)'

test.each<[CartStatus['order'], CartStatus['method'], CartStatus['payment'], OrderStage]>([
  [null, null, null, 'open'],
  ['pending', CARD, 'pending', 'paying'],
  ['pending', 'Credit Card (Blackbird)', 'authorised', 'paying'],
  ['pending', 'Payment terms', 'pending', 'paying'],
  ['pending', CARD, 'declined', 'open'],
  ['pending', CARD, 'cancelled', 'open'],
  ['pending', 'EFT', 'expired', 'open'],
  ['pending', CARD, 'refund_due', 'open'],
  ['pending', 'EFT', 'pending', 'placed'],
  ['pending', 'Card on delivery', 'pending', 'placed'],
  ['pending', 'Payment terms', 'authorised', 'placed'],
  ['complete', CARD, 'complete', 'placed'],
  ['complete', CARD, 'refund_due', 'placed'],
  ['cancelled', CARD, 'refunded', 'over'],
])('an order that is %s, by %s, with a payment that is %s, is %s', (order, method, payment, stage) => {
  expect(stageOf({ order, method, payment })).toBe(stage)
})
