import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../database/open'
import { keyedHash } from '../../auth/tokens'
import { visitorAddress } from '../../rate-limits/limits'
import { isThisMachine } from '../../server/check-request'
import type { Caller } from '../domain/buyer'
import { isUuid } from '../store/carts'
import { changeOnce, type IdempotentRequest } from '../store/idempotency'
import type { ShopContext } from './context'

/** A public shop has an https address. Behind an unconfigured proxy all its requests would seem to come from this machine. */
const isPublic = (siteUrl: string): boolean => siteUrl.startsWith('https:')

export async function callerOf(
  { verifiedEmail, personalDataKey, siteUrl }: ShopContext,
  request: FastifyRequest,
): Promise<Caller> {
  const isOwn = isThisMachine(request.ip)
  return {
    login: verifiedEmail && { verifiedEmail: await verifiedEmail(request) },
    visitor: isOwn ? null : keyedHash(`order visitor ${visitorAddress(request.ip)}`, personalDataKey),
    isTryingOut: isOwn && !isPublic(siteUrl),
  }
}

/**
 * The request's Idempotency-Key with its scope; undefined when the caller sent none. A key belongs to the cart in the path,
 * whose id is secret. Without a cart, a UUID is secret too, but any other key counts only for one visitor, so that another
 * visitor's `1` does not return this visitor's cart.
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

/** Runs `change` in one transaction, at most once for the request's Idempotency-Key; a repeat gets the first answer. */
export async function answerOnce<Body extends object>(
  { database, personalDataKey }: Pick<ShopContext, 'database' | 'personalDataKey'>,
  request: FastifyRequest,
  statusCode: number,
  change: (tx: Queries, now: Date) => Promise<Body>,
): Promise<Body> {
  const idempotent = idempotentRequest(request, personalDataKey)
  const answer = await changeOnce(database, idempotent, async (tx) => ({
    statusCode,
    body: await change(tx, new Date()),
  }))
  return answer.body
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
