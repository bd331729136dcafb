import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'

export const CallHeaders = Type.Object({
  authorization: Type.Optional(Type.String()),
  'idempotency-key': Type.Optional(Type.String()),
})

export const IdParams = Type.Object({ id: Type.String() })

/** Answers 401 to a caller that does not send the shop's secret key as its Bearer token. */
export const requireKey =
  (secretKey: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    sameText(request.headers.authorization ?? '', `Bearer ${secretKey}`)
      ? undefined
      : reply.code(401).send({ error: 'Unauthorized', message: 'The secret key is not right.' })

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: 'Not found', message: 'There is no payment of that id.' })

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
