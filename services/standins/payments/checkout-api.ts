import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { EmbeddedProvider } from './index'
import { down, isDown } from './outages'
import { CallHeaders, requireKey } from './server-calls'
import { openSession } from './sessions'

const CheckoutWish = Type.Object({
  amount: Type.Integer({ minimum: 1, description: 'Cents' }),
  currency: Type.Literal('ZAR'),
  successUrl: Type.String({ format: 'uri' }),
  cancelUrl: Type.String({ format: 'uri' }),
  failureUrl: Type.String({ format: 'uri' }),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

/** Checkout: `POST api/checkouts`, the call that a shop's server makes. */
export function checkoutApi(
  instance: FastifyInstance,
  { database, pagesUrl, secretKey }: EmbeddedProvider,
): void {
  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/api/checkouts',
      { schema: { body: CheckoutWish, headers: CallHeaders }, onRequest: requireKey(secretKey) },
      async ({ body, headers }, reply) => {
        const { amount: amountCents, successUrl, cancelUrl, failureUrl, metadata = {} } = body
        if (await isDown(database, metadata['order_number'])) return down(reply)
        const wish = { amountCents, successUrl, cancelUrl, failureUrl, metadata }
        const { id, status } = await openSession(
          database,
          { ...wish, provider: 'checkout', kind: 'card' },
          headers['idempotency-key'] ?? null,
        )
        return { id, redirectUrl: `${pagesUrl}/${id}`, status }
      },
    )
}
