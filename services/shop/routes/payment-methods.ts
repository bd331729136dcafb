import { instalmentPlan } from '../domain/instalment-plan'
import { isClosed } from '../domain/order'
import { methodsFor } from '../domain/payment-methods'
import { southAfricanDate } from '../domain/south-african-date'
import { answers, CartParams, OrderHeaders } from '../schemas/common'
import { PaymentMethods } from '../schemas/payments'
import { readCart } from '../store/carts'
import { viewCart } from '../store/cart-view'
import { standingOf } from '../store/orders'
import { payingCart } from '../store/paying-cart'
import type { Routes, ShopContext } from './context'
import { presentPlan } from './present-payment'

export function paymentMethodRoutes(routes: Routes, { database }: ShopContext): void {
  routes.get(
    '/carts/:id/payment_methods/',
    {
      schema: {
        operationId: 'getPaymentMethods',
        params: CartParams,
        headers: OrderHeaders,
        response: answers(200, PaymentMethods),
      },
    },
    async ({ params }) => {
      const now = new Date()
      const view = await viewCart(database, await readCart(database, params.id), now)
      // Nothing can be paid for: no order yet, or one that stands.
      if (view.lines.length === 0 || isClosed(standingOf(view.placed))) return { payment_methods: [] }
      const plan = instalmentPlan(view.totals.total)
      const offered = plan && presentPlan({ ...plan, firstPaymentOn: southAfricanDate(now) })
      return {
        payment_methods: methodsFor(await payingCart(database, view.cart, view)).map((name) => ({
          name,
          instalment_plan: name === 'Credit Card (Blackbird)' && offered ? offered : null,
        })),
      }
    },
  )
}
