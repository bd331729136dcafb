import { answerFailures } from '../../../standins/kit/answers'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { sameSecret } from '../../../auth/tokens'
import type { Database } from '../../../database/open'
import type { Outbox } from './outbox'
import type { Session } from './schema'

/** A running stand-in with its options. */
export interface EmbeddedProvider {
  database: Database
  /** Address of its pages, without the id. */
  pagesUrl: string
  secretKey: string
  outbox: Outbox
  eventBody: ProviderStandin['eventBody']
}

/** The parts of a stand-in that differ between providers (providers.ts). Pages, sessions and events are shared. */
export interface ProviderStandin {
  /** Path of its pages under `/pay`. */
  pagesPath: string
  /** Its server API. */
  api(instance: FastifyInstance, provider: EmbeddedProvider): void
  /** The effect of Cancel on the payment; undefined leaves it open. */
  cancel: Partial<Session> | undefined
  /** The event about a payment that has ended. */
  eventBody(session: Session, eventId: string): object
  /**
   * Where the page redirects the shopper at the end; undefined without an address.
   * @param redirectUri from the page's own query; only the shop's own origin is accepted
   */
  returnAddress(session: Session, redirectUri: string | undefined, siteUrl: string): string | undefined
}

/** The event of providers that write `payment.…` with the amount in cents. */
export function cardEvent(session: Session, eventId: string): object {
  const { id, status, kind, amountCents, metadata, cardLastFour, failureReason } = session
  const method =
    kind === 'bank'
      ? { type: 'instant_eft', bank: session.bank }
      : { type: 'card', card: { maskedCard: `**** **** **** ${cardLastFour}` } }
  return {
    id: eventId,
    type: `payment.${status}`,
    createdDate: new Date().toISOString(),
    payload: {
      id: `p_${id}`,
      type: 'payment',
      status,
      amount: amountCents,
      currency: 'ZAR',
      metadata: { ...metadata, checkoutId: id },
      paymentMethodDetails: method,
      ...(failureReason && { failureReason }),
    },
  }
}

/** The shop's address for the outcome of the page. */
export const namedReturnAddress = ({
  status,
  successUrl,
  cancelUrl,
  failureUrl,
}: Session): string | undefined => {
  if (status === 'succeeded' || status === 'tokenised') return successUrl ?? undefined
  return (status === 'failed' ? failureUrl : cancelUrl) ?? undefined
}

/** A provider's limit for one payment: above every possible total, and below the numbers that lose cents. */
export const MOST_CENTS = 99_999_999_999

export const CallHeaders = Type.Object({
  authorization: Type.Optional(Type.String()),
  'idempotency-key': Type.Optional(Type.String()),
})

export const IdParams = Type.Object({ id: Type.String() })

/** Answers 401 to a caller that does not send the shop's secret key as its Bearer token. */
export const requireKey =
  (secretKey: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    sameSecret(request.headers.authorization ?? '', `Bearer ${secretKey}`)
      ? undefined
      : reply.code(401).send({ error: 'Unauthorized', message: 'The secret key is not right.' })

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: 'Not found', message: 'There is no payment of that id.' })

/** Sends every failure in the error format of the other refusals. */
export const answerCallFailures = (instance: FastifyInstance): void =>
  answerFailures(instance, (reply, { status, message }) =>
    reply.code(status).send({ error: STATUS_CODES[status], message }),
  )
