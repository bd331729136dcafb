import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { IdempotentRequest } from '../store/idempotency'

/** The request's Idempotency-Key with what it stands for; undefined when the caller sent none. */
export function idempotentRequest(request: FastifyRequest): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const requestHash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('hex')
  return { scope: `${request.method} ${request.url}`, key, requestHash }
}
