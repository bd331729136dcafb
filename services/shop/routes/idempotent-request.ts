import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { visitorAddress } from '../../rate-limits/limits'
import { isUuid } from '../domain/uuid'
import type { IdempotentRequest } from '../store/idempotency'

/**
 * The request's Idempotency-Key with what it stands for; undefined when the caller sent none. A key belongs to whoever made
 * it: to the cart in the path, whose id nobody else has; otherwise a UUID is a secret that nobody guesses, and any other key
 * counts for one visitor alone, so that `1` of somebody else does not answer with their cart.
 */
export function idempotentRequest(
  request: FastifyRequest,
  personalDataKey: Buffer,
): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const { method, url, params, ip } = request
  const isOwn = isUuid(key) || isUuid((params as { id?: string }).id ?? '')
  const scope = [method, url, ...(isOwn ? [] : [visitorAddress(ip)])].join(' ')
  const requestHash = sha256(JSON.stringify(request.body ?? null))
  return { scope, key: sha256(key), requestHash, personalDataKey }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
