import { isCartOpen } from '../../../shared/orders'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../database/open'
import { BANK_DETAILS } from '../domain/seller'
import { toRand } from '../../../shared/money'
import { grantAccess } from '../order-access'
import { answers, CartParams, IdempotencyHeader, PayingHeaders } from '../schemas/common'
import {
  CardOnDeliveryPlaced,
  EftPlaced,
  FreeRequest,
  IntentRequest,
  OrderNumber,
  PaymentResult,
} from '../schemas/payments'
import { cancelCharge, closeReplacedPages } from './reconcile'
import { ensureOrderNumber, lockCart } from '../store/carts'
import { findOrder, type Payment, cartStatusOf } from '../store/orders'
import { endOverduePayments } from '../store/overdue'
import { placeFreeOrder, placeWaitingOrder } from '../store/place-order'
import type { Routes, ShopContext } from '../routes/context'
import { answerOnce, callerOf } from '../routes/read-request'

/** The routes that place orders without a payment page: EFT, card on delivery, free. */
export function paymentRoutes(routes: Routes, shop: ShopContext): void {
  const common = { params: CartParams, headers: PayingHeaders }
  const config = { counts: 'order', isQueued: true } as const

  routes.post(
    '/carts/:id/generate_order_number/',
    {
      schema: {
        operationId: 'generateOrderNumber',
        params: CartParams,
        headers: IdempotencyHeader,
        response: answers(200, OrderNumber),
      },
    },
    async (request) => {
      const reserved = await answerOnce(shop, request, 200, async (tx, now) => {
        const cart = await lockCart(tx, request.params.id)
        return { order_number: await ensureOrderNumber(tx, cart, now) }
      })
      return { ...reserved, ...(await accessWhileOpen(reserved.order_number)) }
    },
  )

  routes.post(
    '/carts/:id/eft_intent/',
    {
      config,
      schema: { operationId: 'eftIntent', ...common, body: IntentRequest, response: answers(200, EftPlaced) },
    },
    async (request) => {
      const { id: cartId } = request.params
      const caller = await callerOf(shop, request)
      return place(request, cartId, async (tx, now) => {
        const attempt = { cartId, amount: request.body.amount, caller, now }
        const payment = await placeWaitingOrder(tx, 'EFT', attempt)
        const expires = { expires_at: payment.expiresAt.toISOString() }
        return { ...presentPlaced(payment), bank_details: BANK_DETAILS, ...expires }
      })
    },
  )

  routes.post(
    '/carts/:id/card_on_delivery_intent/',
    {
      config,
      schema: {
        operationId: 'cardOnDeliveryIntent',
        ...common,
        body: IntentRequest,
        response: answers(200, CardOnDeliveryPlaced),
      },
    },
    async (request) => {
      const caller = await callerOf(shop, request)
      const attempt = { cartId: request.params.id, amount: request.body.amount, caller }
      return place(request, attempt.cartId, async (tx, now) =>
        presentPlaced(await placeWaitingOrder(tx, 'Card on delivery', { ...attempt, now })),
      )
    },
  )

  routes.post(
    '/carts/:id/initiate_free_payment/',
    {
      config,
      schema: {
        operationId: 'initiateFreePayment',
        ...common,
        body: FreeRequest,
        response: answers(200, PaymentResult),
      },
    },
    async (request) => {
      const { id: cartId } = request.params
      const caller = await callerOf(shop, request)
      return place(request, cartId, async (tx, now) => {
        const { orderNumber, status } = await placeFreeOrder(tx, { cartId, caller, now })
        return {
          status: status === 'complete' ? ('complete' as const) : ('pending' as const),
          order_number: orderNumber,
        }
      })
    },
  )

  /** Gives the ordering browser access to the later order. Once it is placed, the cart's id alone gives no access. */
  async function accessWhileOpen(number: string) {
    if (!isCartOpen(cartStatusOf(await findOrder(shop.database, number)))) return {}
    const { access, expiresAt } = grantAccess(number, shop.personalDataKey, new Date())
    return { access, expires_at: expiresAt.toISOString() }
  }

  /** Places an order and replaces its open payment, here and at its provider. */
  async function place<Body extends { order_number: string }>(
    request: FastifyRequest,
    cartId: string,
    change: (tx: Queries, now: Date) => Promise<Body>,
  ): Promise<Body> {
    await endOverduePayments(shop.database, new Date())
    await cancelCharge(shop, cartId)
    const body = await answerOnce(shop, request, 200, change)
    await closeReplacedPages(shop, body.order_number, request.log)
    return body
  }
}

const presentPlaced = ({ orderNumber, amountCents }: Payment) => ({
  status: 'pending' as const,
  order_number: orderNumber,
  reference: orderNumber,
  amount: toRand(amountCents),
})
