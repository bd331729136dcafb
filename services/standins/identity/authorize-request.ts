/** What a site asks for when it sends somebody here (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export interface AuthorizeRequest {
  clientId: string
  redirectUri: string
  state: string
  nonce: string | null
  codeChallenge: string
  /** The email address the site knows already. */
  loginHint: string
}

/** The one site this provider knows. */
export interface Client {
  clientId: string
  redirectUri: string
}

type Reading =
  | { kind: 'ok'; request: AuthorizeRequest }
  /** Nothing says that the address to return to belongs to the site: nobody is sent there. */
  | { kind: 'stranger' }
  /** The site is known and hears what is wrong with its request. */
  | { kind: 'refused'; redirectUri: string; state: string; error: string }

/** Reads the query of the authorize page. */
export function readAuthorizeRequest(query: URLSearchParams, client: Client): Reading {
  const get = (name: string): string => query.get(name) ?? ''
  const redirectUri = get('redirect_uri')
  if (get('client_id') !== client.clientId || redirectUri !== client.redirectUri) return { kind: 'stranger' }

  const state = get('state')
  const refuse = (error: string): Reading => ({ kind: 'refused', redirectUri, state, error })
  if (get('response_type') !== 'code') return refuse('unsupported_response_type')
  const codeChallenge = get('code_challenge')
  // A SHA-256 in base64url is 43 characters long.
  if (get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    return refuse('invalid_request')
  const nonce = query.get('nonce')
  const loginHint = get('login_hint')
  return {
    kind: 'ok',
    request: { clientId: client.clientId, redirectUri, state, nonce, codeChallenge, loginHint },
  }
}

/** The site's address with an answer in its query, the state as it came. */
export function answerAddress(redirectUri: string, state: string, answer: Record<string, string>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state) url.searchParams.set('state', state)
  return url.href
}
