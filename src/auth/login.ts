import { whileWorking } from '../platform/readiness'
import { networkError, responseError } from '../platform/shop-error'
import { create } from 'zustand'
import { emit } from '../platform/events'
import { forgetHint, rememberLogin, rememberSuccess } from './login-memory'
import { useEffect, useState } from 'react'

/** On the site's own origin, which holds the session cookie (spec 7, Auth). */
const BASE = '/oauth/api/v1'
const TIMEOUT_MS = 15_000

/** The person who is logged in. A text that the provider does not send is empty. `id` is the provider's. */
export type Person = { id: string; first_name: string; last_name: string; email: string; phone: string }

type SessionAnswer = { logged_in: false } | ({ logged_in: true } & Person)
type CallOptions = { csrf?: string; body?: object; timeoutMs?: number }

/**
 * Calls the API with the session cookie and, if given, its CSRF token.
 * @throws ShopError when the API refuses or cannot be reached
 */
const call = async <Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  { csrf, body, timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<Answer> => {
  const send = async () => {
    const response = await fetch(`${BASE}/${name}/`, {
      method,
      credentials: 'include',
      headers: { ...(body && { 'content-type': 'application/json' }), ...(csrf && { 'x-csrf-token': csrf }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { response, answer: (await response.json().catch(() => undefined)) as Answer | undefined }
  }
  const { response, answer } = await whileWorking(send()).catch(() => {
    throw networkError()
  })
  if (!response.ok || answer === undefined) throw responseError(answer)
  return answer
}

/** Opens the session, or continues an open one, and returns its CSRF token. */
const createSession = async (): Promise<string> =>
  (await call<{ csrf_token: string }>('POST', 'create_session')).csrf_token

/** The person who is logged in, by the server's last answer. */
export const useLogin = create<{ person: Person | null }>(() => ({ person: null }))

// All functions below throw a ShopError when the server refuses or cannot be reached.

/** Starts a login and returns the provider's address. @param returnPath path and query of the current page */
export const startLogin = async (email: string, returnPath: string): Promise<string> => {
  const { redirect_url: url } = await call<{ redirect_url: string }>(
    'POST',
    'generate_authorization_redirect_url',
    { csrf: await createSession(), body: { email, return_url: returnPath } },
  )
  rememberLogin({ returnPath, email, isBack: false })
  return url
}

/** Finishes a login with the provider's code; returns the address to go on to. */
export const finishLogin = async (code: string, state: string): Promise<string> => {
  const { return_url: url } = await call<{ return_url: string }>('POST', 'generate_access_token', {
    csrf: await createSession(),
    body: { code, state },
  })
  rememberSuccess()
  return url
}

/** The person who is logged in, or null, which clears the hint. The steps wait for it, so the timeout is short. */
export const recallLogin = async (): Promise<Person | null> => {
  const answer = await call<SessionAnswer>('GET', 'session', { timeoutMs: 6_000 })
  const person = answer.logged_in ? answer : null
  const before = useLogin.getState().person
  useLogin.setState({ person })
  if (!person) forgetHint()
  else if (person.id !== '' && person.id !== before?.id) {
    const { id, first_name, last_name, email, phone } = person
    emit({ type: 'person/known', id, by: 'login', who: { first_name, last_name, email, phone } })
  }
  return person
}

/** Ends the session. {@link forgetPerson} then clears what is shown of it. */
export const logOut = async (): Promise<void> => {
  await call('DELETE', 'session', { csrf: await createSession() })
  forgetHint()
}

export const forgetPerson = (): void => useLogin.setState({ person: null })

/** Whether the browser is leaving for another page. A page that is shown again from the back/forward cache is not. */
export const useLeaving = () => {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const onShow = () => setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return [isLeaving, setLeaving] as const
}
