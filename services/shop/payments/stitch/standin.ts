import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { unlessDown } from '../standin/faults'
import {
  CallHeaders,
  type EmbeddedProvider,
  IdParams,
  notFound,
  type ProviderStandin,
  requireKey,
} from '../standin/provider-standin'
import type { Session, SessionStatus } from '../standin/schema'
import { advance, openSession, readSession } from '../standin/sessions'

const PaymentRequest = Type.Object({
  amount: Type.Object({
    quantity: Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$', description: 'Rand, such as 1199.00' }),
    currency: Type.Literal('ZAR'),
  }),
  externalReference: Type.String({ minLength: 1 }),
  payerReference: Type.String({ minLength: 1 }),
})

/** Stitch: opens payment requests with a page for choosing a bank, and reads and cancels them. */
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

const STATUSES: Readonly<Record<SessionStatus, string>> = {
  created: 'pending',
  awaiting_pin: 'pending',
  tokenised: 'pending',
  succeeded: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** A payment request in Stitch's format. */
export const describeSession = ({ id, status, amountCents, metadata, failureReason }: Session) => ({
  id,
  status: STATUSES[status],
  amount: { quantity: (amountCents / 100).toFixed(2), currency: 'ZAR' },
  externalReference: metadata.payment_id,
  ...(failureReason && { failureReason }),
})

export const standin: ProviderStandin = {
  pagesPath: '/stitch/pay',
  api: stitchApi,
  cancel: { status: 'cancelled' },
  eventBody: stitchEvent,
  returnAddress: stitchReturnAddress,
}

function stitchEvent(session: Session, eventId: string): object {
  const request = describeSession(session)
  return { id: eventId, type: `payment_request.${request.status}`, data: request }
}

/** The status that Stitch adds to the return address; it proves nothing. */
const WORDS: Readonly<Partial<Record<Session['status'], string>>> = {
  succeeded: 'complete',
  failed: 'failed',
}

/** The return address is in the payment link's query; Stitch adds its status. */
function stitchReturnAddress(
  { id, status, metadata }: Session,
  redirectUri: string | undefined,
  siteUrl: string,
): string | undefined {
  const url = redirectUri && URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
  if (url?.origin !== new URL(siteUrl).origin) return undefined
  url.searchParams.set('id', id)
  url.searchParams.set('status', WORDS[status] ?? 'closed')
  url.searchParams.set('externalReference', String(metadata.payment_id))
  return url.href
}
