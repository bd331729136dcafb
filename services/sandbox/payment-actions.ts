import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import type { Database } from '../database/open'
import { PAYMENT_PROVIDERS } from '../shop/payments/providers'
import {
  recordEnd,
  recordMoney,
  recordRefund,
  recordTimeOver,
  type Recorded,
} from '../shop/store/back-office'
import { causeEventFault, causeOutage } from '../shop/payments/standin/faults'
import { approveTerms, withdrawTerms } from '../shop/store/paying-cart'

const OrderParams = Type.Object({ number: Type.String() })
const AccountParams = Type.Object({ email: Type.String({ format: 'email' }) })
const Outage = Type.Object({
  calls: Type.Integer({ minimum: 0, maximum: 100 }),
  provider: Type.Optional(Type.Union(PAYMENT_PROVIDERS.map((name) => Type.Literal(name)))),
  answer_lost: Type.Optional(
    Type.Boolean({ description: 'The provider does what it is asked, and is down then' }),
  ),
})
const EventFault = Type.Object({
  delay_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
  copies: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
})
const Refund = Type.Object({
  shipped: Type.Optional(
    Type.Boolean({ description: 'The items have been sent and do not go back into stock' }),
  ),
})

/**
 * The back office's part in payments: received money, refunds, orders that are given up, and accounts that may pay later. For
 * trials it also ends the time to pay, has a provider be down for the next calls about an order, and has its events come late
 * or more than once.
 */
export function paymentActions(instance: FastifyInstance, database: Database): void {
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()

  routes.post(
    '/api/orders/:number/payment_received',
    { schema: { params: OrderParams } },
    async ({ params }, reply) => answer(reply, await recordMoney(database, params.number, new Date())),
  )

  routes.post(
    '/api/orders/:number/refund',
    { schema: { params: OrderParams, body: Type.Optional(Type.Union([Refund, Type.Null()])) } },
    async ({ params, body }, reply) => {
      const isShipped = body?.shipped ?? false
      return answer(reply, await recordRefund(database, params.number, isShipped, new Date()))
    },
  )

  routes.post(
    '/api/orders/:number/time_over',
    { schema: { params: OrderParams } },
    async ({ params }, reply) => answer(reply, await recordTimeOver(database, params.number, new Date())),
  )

  routes.post('/api/orders/:number/end', { schema: { params: OrderParams } }, async ({ params }, reply) =>
    answer(reply, await recordEnd(database, params.number, new Date())),
  )

  routes.put(
    '/api/orders/:number/provider_events',
    { schema: { params: OrderParams, body: EventFault } },
    async ({ params: { number }, body: { delay_ms = 0, copies = 0 } }) => {
      await causeEventFault(database, number, { delayMs: delay_ms, copies })
      return { order_number: number, delay_ms, copies }
    },
  )

  routes.put(
    '/api/orders/:number/provider_outage',
    { schema: { params: OrderParams, body: Outage } },
    async ({ params: { number }, body: { calls, provider, answer_lost: answerLost } }) => {
      await causeOutage(database, number, { calls, provider, answerLost })
      return { order_number: number, calls, provider, answer_lost: answerLost }
    },
  )

  routes.put(
    '/api/payment_terms/:email',
    { schema: { params: AccountParams } },
    async ({ params: { email } }) => {
      await approveTerms(database, email, new Date())
      return { email, approved: true }
    },
  )

  routes.delete(
    '/api/payment_terms/:email',
    { schema: { params: AccountParams } },
    async ({ params: { email } }) => {
      await withdrawTerms(database, email)
      return { email, approved: false }
    },
  )
}

function answer(reply: FastifyReply, recorded: Recorded | 'unknown' | 'not_possible'): FastifyReply {
  if (recorded === 'unknown') return reply.code(404).send({ error: 'There is no order of that number.' })
  if (recorded === 'not_possible') {
    return reply
      .code(409)
      .send({ error: 'The payments of this order do not allow that. Look at their status.' })
  }
  return reply.send({
    order_number: recorded.number,
    status: recorded.order,
    payment_status: recorded.payment,
  })
}
