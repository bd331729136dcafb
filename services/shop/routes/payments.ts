import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../database/open'
import { BANK_DETAILS } from '../domain/bank-details'
import { toRand } from '../domain/money'
import { assertOwnAddress } from '../domain/return-address'
import { answers, CartParams, IdempotencyHeader } from '../schemas/common'
import {
  CheckoutRequest,
  CheckoutStarted,
  EftPlaced,
  EftRequest,
  FreeRequest,
  OrderNumber,
  PaymentResult,
} from '../schemas/payments'
import { ensureOrderNumber, lockCart } from '../store/carts'
import { changeOnce } from '../store/idempotency'
import { endOverduePayments } from '../store/overdue'
import { placeEftOrder, placeFreeOrder } from '../store/place-order'
import type { Routes, ShopOptions } from './context'
import { idempotentRequest } from './idempotent-request'
import { startCardPayment } from './start-card-payment'

export function paymentRoutes(routes: Routes, options: ShopOptions): void {
  const { database, siteUrl } = options
  const common = { params: CartParams, headers: IdempotencyHeader }

  routes.post(
    '/carts/:id/generate_order_number/',
    { schema: { operationId: 'generateOrderNumber', ...common, response: answers(200, OrderNumber) } },
    async (request) =>
      once(request, async (tx, now) => {
        const cart = await lockCart(tx, request.params.id)
        return { order_number: await ensureOrderNumber(tx, cart, now) }
      }),
  )

  routes.post(
    '/carts/:id/eft_intent/',
    { schema: { operationId: 'eftIntent', ...common, body: EftRequest, response: answers(200, EftPlaced) } },
    async (request) => {
      await endOverduePayments(database, new Date())
      return once(request, async (tx, now) => {
        const { amount } = request.body
        const payment = await placeEftOrder(tx, { cartId: request.params.id, amount, now })
        return {
          status: 'pending' as const,
          order_number: payment.orderNumber,
          reference: payment.orderNumber,
          amount: toRand(payment.amountCents),
          bank_details: BANK_DETAILS,
          expires_at: (payment.expiresAt ?? now).toISOString(),
        }
      })
    },
  )

  routes.post(
    '/carts/:id/initiate_free_payment/',
    {
      schema: {
        operationId: 'initiateFreePayment',
        ...common,
        body: FreeRequest,
        response: answers(200, PaymentResult),
      },
    },
    async (request) =>
      once(request, async (tx, now) => {
        const { orderNumber } = await placeFreeOrder(tx, { cartId: request.params.id, now })
        return { status: 'complete' as const, order_number: orderNumber }
      }),
  )

  routes.post(
    '/carts/:id/initiate_checkout_payment/',
    {
      schema: {
        operationId: 'initiateCheckoutPayment',
        ...common,
        body: CheckoutRequest,
        response: answers(200, CheckoutStarted),
      },
    },
    async (request) => {
      const { amount, success_url: successUrl, cancel_url: cancelUrl } = request.body
      assertOwnAddress(successUrl, siteUrl, 'success_url')
      assertOwnAddress(cancelUrl, siteUrl, 'cancel_url')
      await endOverduePayments(database, new Date())
      return startCardPayment(options, idempotentRequest(request), {
        cartId: request.params.id,
        amount,
        returnAddresses: { successUrl, cancelUrl, failureUrl: cancelUrl },
      })
    },
  )

  async function once<Body extends object>(
    request: FastifyRequest,
    change: (tx: Queries, now: Date) => Promise<Body>,
  ): Promise<Body> {
    const { body } = await changeOnce(database, idempotentRequest(request), async (tx) => ({
      statusCode: 200,
      body: await change(tx, new Date()),
    }))
    return body
  }
}
