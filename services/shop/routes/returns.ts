import { RETURN_DAYS, returnProblem } from '../../../shared/orders'
import type { Queries } from '../../database/open'
import type { PricedLine } from '../domain/pricing'
import { Problem } from '../domain/problem'
import { ReturnBody, ReturnRequest } from '../schemas/cart'
import { answers, CartParams, PayingHeaders } from '../schemas/common'
import { viewCart } from '../store/cart-view'
import { lockCart } from '../store/carts'
import { addReturn } from '../store/order-record'
import { recordTransition } from '../store/payment-rows'
import { assertOwner } from './by-order-number'
import type { Routes, ShopContext } from './context'
import { presentCart, presentReturn } from './present-cart'
import { answerOnce } from './read-request'

interface Wanted {
  lineId: string
  quantity: number
}

/** Earlier return requests, by line. */
interface Earlier {
  reference: string
  lines: Wanted[]
}

/**
 * Refuses a line that cannot be returned: one of another order, a service, more units than were bought, and a line with an
 * earlier return request.
 */
function assertReturnable(
  wanted: readonly Wanted[],
  lines: readonly PricedLine[],
  earlier: readonly Earlier[],
): void {
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) {
    throw new Problem('invalid_request', 'One item stands there twice. Choose each once.', {
      items: 'must name each item once',
    })
  }
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line)
      throw new Problem('not_in_order', 'This item is not in your order. Load the page again, or call us.')
    if (!line.components.some((part) => part.needsDelivery)) {
      throw new Problem('not_returnable', `${line.name} is a service. Call us to cancel it.`)
    }
    const before = earlier.find((request) => request.lines.some((other) => other.lineId === lineId))
    if (before) {
      throw new Problem(
        'return_exists',
        `You asked to send back ${line.name} already, under ${before.reference}. Call us to change that.`,
      )
    }
    if (quantity > line.quantity) {
      throw new Problem('not_returnable', `You bought ${line.quantity} of ${line.name}, not ${quantity}.`)
    }
  }
}

const DESCRIPTION = [
  'Requests a return of items of a paid order. The shop’s staff arrange it.',
  `409 \`not_returnable\` for an order that is not paid, after ${RETURN_DAYS} days from delivery, for services and for more than was bought;`,
  '409 `return_exists` for an item with an earlier request; 422 `not_in_order` for an item of another order.',
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
      const body = await answerOnce(shop, request, 201, (tx, now) =>
        requestReturn(tx, request.params.id, request.body, now),
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
    throw new Problem(
      'not_returnable',
      problem ?? 'This order is not placed yet, so there is nothing to send back.',
    )
  }
  const wanted = items.map(({ id, quantity }) => ({ lineId: id, quantity }))
  assertReturnable(wanted, lines, record.returns)
  const { order, payment } = placed
  const state = { order: order.status, payment: payment.status }
  const transitionId = await recordTransition(tx, payment, 'return_requested', state, now)
  const request = { orderNumber: order.number, reason, details, outcome }
  return presentReturn(await addReturn(tx, { ...request, requestedAt: now, transitionId, lines: wanted }))
}
