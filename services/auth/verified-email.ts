import type { FastifyRequest } from 'fastify'
import type { Queries } from '../database/open'
import { sessionCookie } from './cookie'
import { isOwnOrigin } from './guard'
import { findSession } from './sessions'

/**
 * For a plugin that has registered `@fastify/cookie`: reads the email address of who is logged in, if the identity provider has verified it; undefined otherwise. What changes
 * something counts as asked by that person only from the site's own pages: another site's page could send their cookie along.
 */
export function verifiedEmailReader(
  database: Queries,
  siteUrl: string,
): (request: FastifyRequest) => Promise<string | undefined> {
  const cookie = sessionCookie(siteUrl)
  return async (request) => {
    if (request.method !== 'GET' && !isOwnOrigin(request, siteUrl)) return undefined
    const session = await findSession(database, cookie.read(request), new Date())
    return session?.person?.email_verified ? session.person.email : undefined
  }
}
