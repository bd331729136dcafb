import type { Database } from '../../database/open'

/** The request with which a site sends somebody here (RFC 6749, 4.1.1; RFC 7636, 4.3). */
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
interface Client {
  clientId: string
  redirectUri: string
}

type Reading =
  | { kind: 'ok'; request: AuthorizeRequest }
  /** Not a request of the known site: nobody is sent to its redirect address, which could be anybody's. */
  | { kind: 'stranger' }
  /** The site is known, and learns what is wrong with its request. */
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

/** The site's address with an answer in its query, and the state unchanged. */
export function answerAddress(redirectUri: string, state: string, answer: Record<string, string>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state) url.searchParams.set('state', state)
  return url.href
}

export interface IdentityStandinOptions extends Client {
  database: Database
  /** The site's own origin, on which the login page is reached. */
  siteUrl: string
  /** The provider's name in its tokens. */
  issuer: string
  /** The secret with which the site's server redeems codes. */
  clientSecret: string
}
