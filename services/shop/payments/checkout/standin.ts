import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import {
  CallHeaders,
  cardEvent,
  type EmbeddedProvider,
  MOST_CENTS,
  namedReturnAddress,
  type ProviderStandin,
  requireKey,
} from '../standin/provider-standin'
import { unlessDown } from '../standin/faults'
import { openSession } from '../standin/sessions'

const CheckoutRequest = Type.Object({
  amount: Type.Integer({ minimum: 1, maximum: MOST_CENTS, description: 'Cents' }),
  currency: Type.Literal('ZAR'),
  successUrl: Type.String({ format: 'uri' }),
  cancelUrl: Type.String({ format: 'uri' }),
  failureUrl: Type.String({ format: 'uri' }),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

/** Checkout: `POST api/checkouts`, the call from a shop's server. */
export function checkoutApi(
  instance: FastifyInstance,
  { database, pagesUrl, secretKey }: EmbeddedProvider,
): void {
  const provider = 'checkout' as const
  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/api/checkouts',
      { schema: { body: CheckoutRequest, headers: CallHeaders }, onRequest: requireKey(secretKey) },
      async ({ body, headers }, reply) => {
        const { amount: amountCents, successUrl, cancelUrl, failureUrl, metadata = {} } = body
        const params = {
          amountCents,
          successUrl,
          cancelUrl,
          failureUrl,
          metadata,
          provider,
          kind: 'card' as const,
        }
        const call = { provider, orderNumber: metadata['order_number'], reply }
        return unlessDown(database, call, async () => {
          const { id, status } = await openSession(database, params, headers['idempotency-key'] ?? null)
          return { id, redirectUrl: `${pagesUrl}/${id}`, status }
        })
      },
    )
}

export const standin: ProviderStandin = {
  pagesPath: '/checkout',
  api: checkoutApi,
  // Its page can be opened again after Cancel.
  cancel: undefined,
  eventBody: cardEvent,
  returnAddress: namedReturnAddress,
}
