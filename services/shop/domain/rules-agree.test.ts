import { expect, test } from 'vitest'
import { stageFields } from '../../../shared/orders/testing'
import { isOpen, stageOf } from './order'
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order-state'
import { PAYMENT_METHODS } from '../payments/methods'

test('the shop that tests of the site talk to says how far an order has come as this one does', () => {
  for (const order of ORDER_STATUSES)
    for (const method of PAYMENT_METHODS)
      for (const payment of PAYMENT_STATUSES) {
        const status = { order, method, payment }
        const said = stageFields({ status: order, payment: { method, status: payment } as never })
        expect(said, Object.values(status).join()).toEqual({
          stage: stageOf(status),
          is_open: isOpen(status),
        })
      }
})
