import type { FastifyRequest } from 'fastify'
import type { Queries } from '../database/open'
import type { SessionCookie } from './cookie'
import { LoginProblem } from './problem'
import type { Session } from './schema'
import { findSession } from './sessions'
import { csrfTokenOf, sameSecret } from './tokens'

/** Whether no other site's page has sent this. Browsers name the page's origin with every request that changes something. */
export const isOwnOrigin = ({ headers: { origin } }: FastifyRequest, siteUrl: string): boolean =>
  origin === undefined || origin === new URL(siteUrl).origin

/** Refuses what another site's page sends. */
export function assertOwnOrigin(request: FastifyRequest, siteUrl: string): void {
  if (!isOwnOrigin(request, siteUrl)) throw new LoginProblem('foreign_origin')
}

/** The request's session, whose CSRF token must come in the header `X-CSRF-Token`. */
export async function requireSession(
  request: FastifyRequest,
  queries: Queries,
  cookie: SessionCookie,
): Promise<Session> {
  const id = cookie.read(request)
  const session = await findSession(queries, id, new Date())
  if (!id || !session) throw new LoginProblem('session_missing')
  const token = request.headers['x-csrf-token']
  if (typeof token !== 'string' || token === '') throw new LoginProblem('csrf_missing')
  if (!sameSecret(token, csrfTokenOf(id))) throw new LoginProblem('csrf_invalid')
  return session
}
