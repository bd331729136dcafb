import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../database/open'
import { LoginProblem } from './problem'
import type { Session } from './schema'
import { findSession } from './sessions'
import { csrfTokenOf, sameSecret } from './tokens'

/**
 * Reads and writes the session cookie, in a plugin that has registered `@fastify/cookie`. Scripts cannot read the cookie.
 * Requests from other sites send it only when a visitor follows a link. Over https it is always encrypted, and the prefix
 * `__Host-` prevents other hosts of the domain from setting it (RFC 6265bis, 4.1.3).
 */
export function sessionCookie(siteUrl: string, plainName = 'session') {
  const secure = siteUrl.startsWith('https:')
  const name = secure ? `__Host-${plainName}` : plainName
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => cookies[name] || undefined,
    write: (reply: FastifyReply, id: string, seconds: number): void =>
      void reply.setCookie(name, id, { ...options, maxAge: seconds }),
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, options),
  }
}

/** Whether the request comes from no other site. Browsers send the page's origin with every request that changes something. */
export const isOwnOrigin = ({ headers: { origin } }: FastifyRequest, siteUrl: string): boolean =>
  origin === undefined || origin === new URL(siteUrl).origin

/** The request's session. Requires its CSRF token in the header `X-CSRF-Token`. */
export async function requireSession(
  request: FastifyRequest,
  queries: Queries,
  cookie: ReturnType<typeof sessionCookie>,
): Promise<Session> {
  const id = cookie.read(request)
  const session = await findSession(queries, id, new Date())
  if (!id || !session) throw new LoginProblem('session_missing')
  const token = request.headers['x-csrf-token']
  if (typeof token !== 'string' || token === '') throw new LoginProblem('csrf_missing')
  if (!sameSecret(token, csrfTokenOf(id))) throw new LoginProblem('csrf_invalid')
  return session
}

/**
 * For a plugin that has registered `@fastify/cookie`: reads the logged-in person's email address, if the identity provider has
 * verified it. Returns undefined otherwise, and for a changing request from another site's page, because browsers may attach
 * the cookie.
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
