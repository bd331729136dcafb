import { timingSafeEqual } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { openCheckout } from './checkouts'
import type { PaymentsStandinOptions } from './index'

const CheckoutWish = Type.Object({
  amount: Type.Integer({ minimum: 1, description: 'Cents' }),
  currency: Type.Literal('ZAR'),
  successUrl: Type.String({ format: 'uri' }),
  cancelUrl: Type.String({ format: 'uri' }),
  failureUrl: Type.String({ format: 'uri' }),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

const Headers = Type.Object({
  authorization: Type.Optional(Type.String()),
  'idempotency-key': Type.Optional(Type.String()),
})

/** `POST api/checkouts`, the call that a shop's server makes. */
export function checkoutApi(
  instance: FastifyInstance,
  { database, siteUrl, secretKey }: PaymentsStandinOptions,
): void {
  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/api/checkouts',
      { schema: { body: CheckoutWish, headers: Headers } },
      async ({ body, headers }, reply) => {
        if (!sameText(headers.authorization ?? '', `Bearer ${secretKey}`)) {
          return reply.code(401).send({ error: 'Unauthorized', message: 'The secret key is not right.' })
        }
        const { amount: amountCents, successUrl, cancelUrl, failureUrl, metadata = {} } = body
        const wish = { amountCents, successUrl, cancelUrl, failureUrl, metadata }
        const { id, status } = await openCheckout(database, wish, headers['idempotency-key'] ?? null)
        return { id, redirectUrl: `${siteUrl}${instance.prefix}/checkout/${id}`, status }
      },
    )
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
