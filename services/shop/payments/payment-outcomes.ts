import Type from 'typebox'
import { paymentOutcome, PAYMENT_OUTCOMES } from './payment-outcome'
import { Problem } from '../domain/problem'
import { answers, Id, OneOf } from '../schemas/common'
import { reconcileWhileReading } from './reconcile/ask-provider'
import { findPayment } from '../store/orders'
import type { Routes, ShopContext } from '../routes/context'

const Params = Type.Object({
  id: Id('`payment_id` of the initiation; stands in the address that the provider leads back to'),
})
const Outcome = Type.Object({ outcome: OneOf(PAYMENT_OUTCOMES) }, { title: 'PaymentOutcome' })

/** What became of a payment, for a browser that knows nothing else: no names, no order number, no amount. */
export function paymentOutcomeRoutes(routes: Routes, shop: ShopContext): void {
  routes.get(
    '/payments/:id/',
    { schema: { operationId: 'getPaymentOutcome', params: Params, response: answers(200, Outcome) } },
    async ({ params, log }) => {
      const found = await findPayment(shop.database, params.id)
      if (!found) throw new Problem('payment_not_found', 'We could not find this payment.')
      const hasNews = await reconcileWhileReading(shop, found.payment, new Date(), log)
      const { payment } = (hasNews && (await findPayment(shop.database, params.id))) || found
      return { outcome: paymentOutcome(payment.method, payment.status) }
    },
  )
}
