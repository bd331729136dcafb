import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { EmbeddedProvider } from '../standin/provider-standin'
import { unlessDown } from '../standin/outages'
import { CallHeaders, IdParams, notFound, requireKey } from '../standin/server-calls'
import { advance, openSession, readSession } from '../standin/sessions'
import { describeSession } from './standin-request'

const PaymentRequest = Type.Object({
  amount: Type.Object({
    quantity: Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$', description: 'Rand, such as 1199.00' }),
    currency: Type.Literal('ZAR'),
  }),
  externalReference: Type.String({ minLength: 1 }),
  payerReference: Type.String({ minLength: 1 }),
})

/** Stitch: payment requests with a page to choose a bank on, their state, and calling one off. */
export function stitchApi(instance: FastifyInstance, embedded: EmbeddedProvider): void {
  const { database, pagesUrl, secretKey, outbox } = embedded
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  const onRequest = requireKey(secretKey)
  const provider = 'stitch' as const

  routes.post(
    '/api/payment_requests',
    { schema: { body: PaymentRequest, headers: CallHeaders }, onRequest },
    async ({ body, headers }, reply) => {
      const metadata = { payment_id: body.externalReference, order_number: body.payerReference }
      const amountCents = Math.round(Number(body.amount.quantity) * 100)
      const params = { amountCents, metadata, provider, kind: 'bank' as const }
      return unlessDown(database, { provider, orderNumber: body.payerReference, reply }, async () => {
        const session = await openSession(database, params, headers['idempotency-key'] ?? null)
        return { ...describeSession(session), url: `${pagesUrl}/${session.id}` }
      })
    },
  )

  routes.get(
    '/api/payment_requests/:id',
    { schema: { params: IdParams }, onRequest },
    async ({ params: { id } }, reply) => {
      const session = await readSession(database, { id, provider })
      return session ? describeSession(session) : notFound(reply)
    },
  )

  routes.post(
    '/api/payment_requests/:id/cancel',
    { schema: { params: IdParams }, onRequest },
    async ({ params: { id } }, reply) => {
      if (!(await readSession(database, { id, provider }))) return notFound(reply)
      const closed = await advance(embedded, id, () => ({ status: 'cancelled' }))
      outbox.flushSoon()
      return describeSession(closed)
    },
  )
}
