import type { JWTVerifyGetKey } from 'jose'
import { Compile } from 'typebox/compile'
import Type from 'typebox'
import { readIdToken } from './id-token'
import { LoginProblem } from './problem'
import type { PendingLogin, Person } from './schema'
import { sha256 } from './tokens'

const TIMEOUT_MS = 10_000

/** An identity provider that speaks OpenID Connect, and what it knows this site by. */
export interface ProviderOptions {
  /** The page on which people log in. */
  authorizeUrl: string
  /** Where codes are redeemed, server to server. */
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** As the provider's tokens name it, letter by letter. */
  issuer: string
  /** With which the provider signs its tokens. */
  keys: JWTVerifyGetKey
}

const TokenAnswer = Compile(Type.Object({ id_token: Type.String() }))
const TokenError = Compile(Type.Object({ error: Type.String() }))

/** The address that the browser is sent to: authorization code flow with PKCE (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export function authorizeAddress(
  { authorizeUrl, clientId }: ProviderOptions,
  redirectUri: string,
  { state, verifier, nonce }: PendingLogin,
  email: string | undefined,
): string {
  const url = new URL(authorizeUrl)
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid profile email phone',
    state,
    nonce,
    code_challenge: sha256(verifier),
    code_challenge_method: 'S256',
    ...(email && { login_hint: email }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Redeems a code for who has logged in (RFC 6749, 4.1.3). Of the tokens nothing is kept: the site acts for nobody at
 * the provider.
 * @throws LoginProblem `code_refused` when the provider refuses the code, `provider_unavailable` for any other failure
 */
export async function redeemCode(
  provider: ProviderOptions,
  redirectUri: string,
  code: string,
  { verifier, nonce }: PendingLogin,
): Promise<Person> {
  try {
    const response = await askForTokens(provider, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    })
    const body: unknown = await response.json()
    if (TokenError.Check(body) && body.error === 'invalid_grant') throw new LoginProblem('code_refused')
    if (!response.ok) throw new Error(`It answered ${response.status}: ${JSON.stringify(body)}`)
    return await readIdToken(TokenAnswer.Parse(body).id_token, { ...provider, nonce }, new Date())
  } catch (cause) {
    throw cause instanceof LoginProblem ? cause : new LoginProblem('provider_unavailable', { cause })
  }
}

function askForTokens(
  { tokenUrl, clientId, clientSecret }: ProviderOptions,
  form: Record<string, string>,
): Promise<Response> {
  // RFC 6749, 2.3.1: both are form-encoded before they are joined.
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':')
  return fetch(tokenUrl, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      accept: 'application/json',
    },
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
