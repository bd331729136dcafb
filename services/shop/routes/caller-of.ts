import type { FastifyRequest } from 'fastify'
import { keyedHash } from '../../auth/tokens'
import { isThisMachine } from '../../server/check-request'
import { visitorAddress } from '../../rate-limits/limits'
import type { Caller } from '../domain/caller'
import type { ShopContext } from './context'

/** A shop with an https address is open to the public; a proxy that is not told of makes all of it come from this machine. */
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
