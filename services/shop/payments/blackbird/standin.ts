import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { CARD_REFUSED } from '../standin/test-cards'
import {
  CallHeaders,
  cardEvent,
  type EmbeddedProvider,
  IdParams,
  MOST_CENTS,
  namedReturnAddress,
  notFound,
  type ProviderStandin,
  requireKey,
} from '../standin/provider-standin'
import { unlessDown } from '../standin/faults'
import type { Session } from '../standin/schema'
import { advance, openSession, readSession } from '../standin/sessions'

const Amount = Type.Integer({ minimum: 1, maximum: MOST_CENTS, description: 'Cents' })
const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown()))

const SessionRequest = Type.Object({
  type: Type.Union([Type.Literal('card_token'), Type.Literal('instant_eft')]),
  amount: Amount,
  currency: Type.Literal('ZAR'),
  successUrl: Type.String({ format: 'uri' }),
  cancelUrl: Type.String({ format: 'uri' }),
  failureUrl: Type.String({ format: 'uri' }),
  metadata: Metadata,
})

const ChargeRequest = Type.Object({
  session: Type.String(),
  amount: Amount,
  currency: Type.Literal('ZAR'),
  metadata: Metadata,
})

/** Blackbird: opens sessions with a page, reads and cancels them, and charges the card that a session stored. */
export function blackbirdApi(instance: FastifyInstance, embedded: EmbeddedProvider): void {
  const { database, pagesUrl, secretKey, outbox } = embedded
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  const onRequest = requireKey(secretKey)
  const provider = 'blackbird' as const

  routes.post(
    '/api/sessions',
    { schema: { body: SessionRequest, headers: CallHeaders }, onRequest },
    async ({ body, headers }, reply) => {
      const { type, amount: amountCents, successUrl, cancelUrl, failureUrl, metadata = {} } = body
      const kind = type === 'card_token' ? ('token' as const) : ('bank' as const)
      const params = { amountCents, successUrl, cancelUrl, failureUrl, metadata, provider, kind }
      return unlessDown(database, { provider, orderNumber: metadata['order_number'], reply }, async () => {
        const session = await openSession(database, params, headers['idempotency-key'] ?? null)
        return { ...describe(session), redirectUrl: `${pagesUrl}/${session.id}` }
      })
    },
  )

  routes.get(
    '/api/sessions/:id',
    { schema: { params: IdParams }, onRequest },
    async ({ params: { id } }, reply) => {
      const session = await readSession(database, { id, provider })
      return session ? describe(session) : notFound(reply)
    },
  )

  routes.post(
    '/api/sessions/:id/cancel',
    { schema: { params: IdParams }, onRequest },
    async ({ params: { id } }, reply) => {
      if (!(await readSession(database, { id, provider }))) return notFound(reply)
      const closed = await advance(embedded, id, () => ({ status: 'cancelled' }))
      outbox.flushSoon()
      return describe(closed)
    },
  )

  // A session is charged once: a repeated call with any key gets the first outcome.
  routes.post(
    '/api/charges',
    { schema: { body: ChargeRequest, headers: CallHeaders }, onRequest },
    async ({ body, headers }, reply) => {
      const session = await readSession(database, { id: body.session, provider })
      if (!session) return notFound(reply)
      if (session.status === 'created' || session.status === 'awaiting_pin') {
        return reply.code(409).send({ error: 'Conflict', message: 'No card was kept on this session.' })
      }
      const call = { provider, orderNumber: session.metadata['order_number'], reply }
      return unlessDown(database, call, async () => {
        const charged = await advance(
          embedded,
          session.id,
          (current) => ({ ...chargeOutcome(current), amountCents: body.amount }),
          headers['idempotency-key'] ?? null,
        )
        outbox.flushSoon()
        return describe(charged)
      })
    },
  )
}

const chargeOutcome = ({ cardOutcome }: Session): Partial<Session> =>
  cardOutcome === 'declined' ? { status: 'failed', failureReason: CARD_REFUSED } : { status: 'succeeded' }

const describe = ({ id, status, amountCents, failureReason }: Session) => ({
  id,
  status,
  amount: amountCents,
  ...(failureReason && { failureReason }),
})

export const standin: ProviderStandin = {
  pagesPath: '/blackbird/pay',
  api: blackbirdApi,
  cancel: { status: 'cancelled' },
  eventBody: cardEvent,
  returnAddress: namedReturnAddress,
}
