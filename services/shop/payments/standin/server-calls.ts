import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { sameSecret } from '../../../auth/tokens'
import { answerFailures } from '../../../standins/kit/answers'

/** What a provider takes at once: more than anything in the shop could cost, and less than a number loses cents at. */
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

/** Every failure in the shape of the other refusals. */
export const answerCallFailures = (instance: FastifyInstance): void =>
  answerFailures(instance, (reply, { status, message }) =>
    reply.code(status).send({ error: STATUS_CODES[status], message }),
  )
