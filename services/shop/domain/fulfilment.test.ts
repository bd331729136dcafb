import { expect, it } from 'vitest'
import { fulfilmentSteps, type FulfilmentStep } from '../../../shared/orders'
import { nextFulfilment, paysOnDelivery, type Workload } from './fulfilment'
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus, type PaymentStatus } from './order-state'
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/providers'

/** Every order that the warehouse may work on; all other orders wait or have ended. */
const DUE: [OrderStatus, PaymentStatus | 'any', readonly PaymentMethod[]][] = [
  ['complete', 'any', PAYMENT_METHODS],
  ['pending', 'pending', ['Card on delivery']],
  ['pending', 'authorised', ['Payment terms']],
]

const ALL = ORDER_STATUSES.flatMap((order) =>
  PAYMENT_STATUSES.flatMap((payment) => PAYMENT_METHODS.map((method) => ({ order, payment, method }))),
)

const WHOLE = { hasGoods: true, isUnconfirmed: false, reached: [] }

it('an unconfirmed suspicious order with card on delivery is not packed', () => {
  const placed = { order: 'pending', payment: 'pending', method: 'Card on delivery' } as const
  expect(nextFulfilment({ ...WHOLE, ...placed })).toBe('packed')
  expect(nextFulfilment({ ...WHOLE, ...placed, isUnconfirmed: true })).toBeUndefined()
})

it('orders that are paid or paid later are packed, and no others: above all no unpaid EFT', () => {
  const due = ALL.filter((state) => nextFulfilment({ ...state, ...WHOLE }))
  const expected = ALL.filter((state) =>
    DUE.some(
      ([order, payment, methods]) =>
        order === state.order &&
        (payment === 'any' || payment === state.payment) &&
        methods.includes(state.method),
    ),
  )
  expect(due).toEqual(expected)
})

it.each<[boolean, FulfilmentStep[], FulfilmentStep | undefined]>([
  [true, [], 'packed'],
  [true, ['packed'], 'on_its_way'],
  [true, ['packed', 'on_its_way'], 'delivered'],
  [true, ['packed', 'on_its_way', 'delivered'], undefined],
  [false, [], 'booked'],
  [false, ['booked'], 'done'],
  [false, ['booked', 'done'], undefined],
])('goods %s, after %j comes %s', (hasGoods, reached, next) => {
  const paid: Workload = {
    ...WHOLE,
    order: 'complete',
    payment: 'complete',
    method: 'EFT',
    hasGoods,
    reached,
  }
  expect(nextFulfilment(paid)).toBe(next)
})

it('only a card on delivery is paid with the delivery', () => {
  const paying = ALL.flatMap((state) =>
    fulfilmentSteps(true)
      .filter((step) => paysOnDelivery({ ...state, ...WHOLE }, step))
      .map((step) => `${state.order} ${state.method} ${step}`),
  )
  expect([...new Set(paying)]).toEqual(['pending Card on delivery delivered'])
})
