import { and, eq, gt } from 'drizzle-orm'
import type { Static } from 'typebox'
import { instalmentPlan, PLAN_METHOD } from '../../../shared/orders'
import { southAfricanDay } from '../../../shared/sast-date'
import type { Queries } from '../../database/open'
import { isClosed } from '../domain/order'
import { callerOf } from '../routes/read-request'
import type { Routes, ShopContext } from '../routes/context'
import { presentPlan } from '../routes/present-cart'
import { answers, CartParams, OrderHeaders } from '../schemas/common'
import { viewCart } from '../store/cart-view'
import { readCart } from '../store/carts'
import { cartStatusOf } from '../store/orders'
import { payingCart } from '../store/paying-cart'
import { payments, paymentTransitions } from '../store/schema'
import { methodsFor, onePerKind, refusedMethods } from './method-rules'
import { type PaymentMethod, usesPage } from './providers'
import { PaymentMethods } from '../schemas/payments'

type Offer = Static<typeof PaymentMethods>['payment_methods'][number]

export function paymentMethodRoutes(routes: Routes, shop: ShopContext): void {
  const { database, providers } = shop
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
    async (request) => {
      const { params } = request
      const now = new Date()
      const view = await viewCart(database, await readCart(database, params.id), now)
      // Nothing can be paid: the cart is empty, or its order is placed.
      if (view.lines.length === 0 || isClosed(cartStatusOf(view.placed)))
        return { payment_methods: [], not_offered: [] }
      const { featureFlags, orderNumber } = view.cart
      const paying = await payingCart(database, view.cart, view, await callerOf(shop, request), now)
      const possible = methodsFor(paying).filter(isServed)
      const notOffered = refusedMethods(paying).filter(({ name }) => isServed(name))
      const unreachable = await recentlyUnreachable(database, orderNumber, now)
      const methods = onePerKind(possible, { featureFlags, unreachable })
      const plan = possible.includes(PLAN_METHOD) ? instalmentPlan(view.totals.total) : undefined
      const inFull = methods.map((name): Offer => ({ name, instalment_plan: null }))
      if (!plan) return { payment_methods: inFull, not_offered: notOffered }
      const agreed = presentPlan({ ...plan, firstPaymentOn: southAfricanDay(now.getTime()) })
      // Directly below the card, which is the first method of every cart with something to pay.
      return {
        payment_methods: inFull.toSpliced(1, 0, { name: PLAN_METHOD, instalment_plan: agreed }),
        not_offered: notOffered,
      }
    },
  )

  /** Methods without a page need no provider. */
  function isServed(method: PaymentMethod): boolean {
    return !usesPage(method) || providers.of(method) !== undefined
  }
}

/** How long a provider that was down for an order is only its second choice, in ms. */
const SECOND_CHOICE_MS = 60_000

/** The methods whose provider was recently down for an order. */
async function recentlyUnreachable(
  queries: Queries,
  orderNumber: string | null,
  now: Date,
): Promise<PaymentMethod[]> {
  if (orderNumber === null) return []
  const found = await queries
    .selectDistinct({ method: payments.method })
    .from(paymentTransitions)
    .innerJoin(payments, eq(payments.id, paymentTransitions.paymentId))
    .where(
      and(
        eq(paymentTransitions.orderNumber, orderNumber),
        eq(paymentTransitions.event, 'unreachable'),
        gt(paymentTransitions.happenedAt, new Date(now.getTime() - SECOND_CHOICE_MS)),
      ),
    )
  return found.map(({ method }) => method)
}
