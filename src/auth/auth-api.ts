import { whileWorking } from '../platform/readiness'
import { networkError, responseError } from '../platform/shop-error'

/** On the site's own origin, where the session's cookie belongs (spec 7, Auth). */
const BASE = '/oauth/api/v1'
const TIMEOUT_MS = 15_000

/** Who is logged in; a text the provider does not tell is empty. `id` is the provider's own. */
export type Person = { id: string; first_name: string; last_name: string; email: string; phone: string }

type SessionAnswer = { logged_in: false } | ({ logged_in: true } & Person)
type CallOptions = { csrf?: string; body?: object; timeoutMs?: number }

/**
 * One call, with the session's cookie and, where given, its CSRF token.
 * @throws ShopError when the API refuses or cannot be reached
 */
const call = async <Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  { csrf, body, timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<Answer> => {
  const request = fetch(`${BASE}/${name}/`, {
    method,
    credentials: 'include',
    headers: { ...(body && { 'content-type': 'application/json' }), ...(csrf && { 'x-csrf-token': csrf }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const response = await whileWorking(request).catch(() => {
    throw networkError()
  })
  const answer = (await response.json().catch(() => undefined)) as Answer | undefined
  if (!response.ok || answer === undefined) throw responseError(answer)
  return answer
}

/** Opens the session, or goes on with the one there is, and answers its CSRF token. */
const createSession = async (): Promise<string> =>
  (await call<{ csrf_token: string }>('POST', 'create_session')).csrf_token

/** The provider's address for logging in. @param returnUrl where to come back to, on this site */
export const authorizationUrl = async (email: string, returnUrl: string): Promise<string> => {
  const csrf = await createSession()
  const body = { email, return_url: returnUrl }
  const { redirect_url: url } = await call<{ redirect_url: string }>(
    'POST',
    'generate_authorization_redirect_url',
    { csrf, body },
  )
  return url
}

/** Finishes the login with what the provider sent back, and answers the address to return to. */
export const redeem = async (code: string, state: string): Promise<string> => {
  const csrf = await createSession()
  const { return_url: url } = await call<{ return_url: string }>('POST', 'generate_access_token', {
    csrf,
    body: { code, state },
  })
  return url
}

/** Who is logged in; null for nobody. The steps wait for it, so it has to be quick. */
export const readPerson = async (): Promise<Person | null> => {
  const answer = await call<SessionAnswer>('GET', 'session', { timeoutMs: 6_000 })
  return answer.logged_in ? answer : null
}

export const endSession = async (): Promise<void> => {
  await call('DELETE', 'session', { csrf: await createSession() })
}
