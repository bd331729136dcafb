import { isPlaced } from '../../../shared/orders'
import Type from 'typebox'
import type { PaymentStatus } from '../domain/order-state'
import { Problem } from '../domain/problem'
import type { Routes, ShopContext } from '../routes/context'
import { answers, Id, OneOf } from '../schemas/common'
import { findPayment } from '../store/orders'
import { isTokenised, type PaymentMethod } from './providers'
import { reconcileWhileReading } from './reconcile'

/**
 * The outcome of a payment, for a caller that knows only its id. `unfinished`: the card is stored but not charged; the browser
 * that ordered continues. `refund`: the money arrived too late and goes back.
 */
const PAYMENT_OUTCOMES = ['paid', 'placed', 'waiting', 'unfinished', 'failed', 'refund'] as const
type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

export function paymentOutcome(method: PaymentMethod, status: PaymentStatus): PaymentOutcome {
  switch (status) {
    case 'complete':
      return 'paid'
    case 'pending':
      if (isPlaced(method, status)) return 'placed'
      return isTokenised(method) ? 'unfinished' : 'waiting'
    case 'authorised':
      return isPlaced(method, status) ? 'placed' : 'waiting'
    case 'refund_due':
    case 'refunded':
      return 'refund'
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'failed'
  }
}

const Params = Type.Object({
  id: Id('`payment_id` of the initiation; stands in the address that the provider leads back to'),
})
const Outcome = Type.Object({ outcome: OneOf(PAYMENT_OUTCOMES) }, { title: 'PaymentOutcome' })

/** The route for a payment's outcome: no names, no order number, no amount, because the browser may know nothing else. */
export function paymentOutcomeRoutes(routes: Routes, shop: ShopContext): void {
  routes.get(
    '/payments/:id/',
    { schema: { operationId: 'getPaymentOutcome', params: Params, response: answers(200, Outcome) } },
    async ({ params, log }) => {
      const found = await findPayment(shop.database, params.id)
      if (!found)
        throw new Problem(
          'payment_not_found',
          'We cannot find this payment. If you have paid, your confirmation is in your email.',
        )
      const hasNews = await reconcileWhileReading(shop, found.payment, new Date(), log)
      const { payment } = (hasNews && (await findPayment(shop.database, params.id))) || found
      return { outcome: paymentOutcome(payment.method, payment.status) }
    },
  )
}
