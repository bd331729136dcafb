import { RETURN_DAYS, returnProblem } from '../../../shared/orders'
import type { Queries } from '../../database/open'
import { Problem } from '../domain/problem'
import { assertReturnable } from '../domain/return-request'
import { answers, CartParams, PayingHeaders } from '../schemas/common'
import { ReturnBody, ReturnRequest } from '../schemas/returns'
import { lockCart } from '../store/carts'
import { viewCart } from '../store/cart-view'
import { changeOnce } from '../store/idempotency'
import { addReturn } from '../store/order-returns'
import { recordTransition } from '../store/payment-transitions'
import { assertOwner } from './by-order-number'
import type { Routes, ShopContext } from './context'
import { idempotentRequest } from './idempotent-request'
import { presentCart, presentReturn } from './present-cart'

const DESCRIPTION = [
  'Asks to send something of a paid order back. Nothing moves by itself: people of the shop arrange it.',
  `409 \`not_returnable\` for an order that is not paid, after ${RETURN_DAYS} days from delivery, for services and for more than was bought;`,
  '409 `return_exists` for an item that was asked for before; 422 `not_in_order` for an item of another order.',
].join(' ')

export function returnRoutes(routes: Routes, shop: ShopContext): void {
  routes.post(
    '/carts/:id/returns/',
    {
      schema: {
        operationId: 'requestReturn',
        description: DESCRIPTION,
        params: CartParams,
        headers: PayingHeaders,
        body: ReturnRequest,
        response: answers(201, ReturnBody),
      },
    },
    async (request, reply) => {
      await assertOwner(shop, request)
      const { body } = await changeOnce(
        shop.database,
        idempotentRequest(request, shop.personalDataKey),
        async (tx) => ({
          statusCode: 201,
          body: await requestReturn(tx, request.params.id, request.body, new Date()),
        }),
      )
      return reply.code(201).send(body)
    },
  )
}

async function requestReturn(
  tx: Queries,
  cartId: string,
  { items, reason, details = '', outcome }: ReturnRequest,
  now: Date,
): Promise<ReturnBody> {
  const view = await viewCart(tx, await lockCart(tx, cartId), now)
  const { placed, lines, record } = view
  const problem = returnProblem(presentCart(view, now), now.getTime())
  if (!placed || problem) {
    throw new Problem('not_returnable', problem ?? 'This order was not placed.')
  }
  const wanted = items.map(({ id, quantity }) => ({ lineId: id, quantity }))
  assertReturnable(wanted, lines, record.returns)
  const { order, payment } = placed
  const state = { order: order.status, payment: payment.status }
  const transitionId = await recordTransition(tx, payment, 'return_requested', state, now)
  const request = { orderNumber: order.number, reason, details, outcome }
  return presentReturn(await addReturn(tx, { ...request, requestedAt: now, transitionId, lines: wanted }))
}
