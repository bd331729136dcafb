import * as openid from 'openid-client'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { LoginProblem } from './problem'
import type { PendingLogin, Person } from './schema'

/** Time limit for every answer of the provider. */
const TIMEOUT_SECONDS = 10
/** Largest difference between the provider's clock and ours. */
const CLOCK_SECONDS = 60
/** Signatures by a private key of the provider. Excludes `none` and shared secrets, which this site knows too. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** An identity provider that speaks OpenID Connect, and this site's credentials there. */
interface ProviderOptions {
  /** The page on which people log in. */
  authorizeUrl: string
  /** Where codes are redeemed, server to server. */
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** Exactly as the provider's tokens contain it. */
  issuer: string
  /** The address of the provider's public keys; undefined when the provider's metadata names it. */
  jwksUrl: string | undefined
}

export interface LoginProvider {
  /** The address that the browser is sent to: authorization code flow with PKCE (RFC 6749, 4.1.1; RFC 7636, 4.3). */
  authorizeAddress(redirectUri: string, login: PendingLogin, email: string | undefined): Promise<string>
  /**
   * Redeems a code (RFC 6749, 4.1.3) and returns the person, after checking the identity token (OpenID Connect Core 1.0,
   * 3.1.3.7). No token is stored, because the site never acts for a person at the provider.
   * @throws LoginProblem `code_refused` when the provider refuses the code, `provider_unavailable` for any other failure
   */
  redeemCode(redirectUri: string, code: string, login: PendingLogin): Promise<Person>
}

/** The secrets that tie a provider's answer to this browser and this login. */
export const loginSecrets = (): Pick<PendingLogin, 'state' | 'verifier' | 'nonce'> => ({
  state: openid.randomState(),
  verifier: openid.randomPKCECodeVerifier(),
  nonce: openid.randomNonce(),
})

/** The certified OpenID Connect client, configured by the `AUTH_…` variables and not by the provider's metadata. */
export function loginProvider(options: ProviderOptions): LoginProvider {
  const { clientId, jwksUrl } = options
  const configured = configure(options, jwksUrl)
  // Shared by all logins: it caches the keys, and loads them again when a token names a new one.
  let withKeys = jwksUrl === undefined ? undefined : configured

  return {
    async authorizeAddress(redirectUri, { state, verifier, nonce }, email) {
      const query = {
        redirect_uri: redirectUri,
        scope: 'openid profile email phone',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(email && { login_hint: email }),
      }
      return openid.buildAuthorizationUrl(configured, query).href
    },
    async redeemCode(redirectUri, code, { state, verifier, nonce }) {
      const answer = new URL(redirectUri)
      answer.searchParams.set('code', code)
      answer.searchParams.set('state', state)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      try {
        withKeys ??= configure(options, await discoverKeys(options))
        const tokens = await openid.authorizationCodeGrant(withKeys, answer, checks)
        return personOf(tokens.claims(), clientId)
      } catch (error) {
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
          throw new LoginProblem('code_refused')
        throw new LoginProblem('provider_unavailable', { cause: withoutContents(error) })
      }
    },
  }
}

function configure(
  { authorizeUrl, tokenUrl, issuer, clientId, clientSecret }: ProviderOptions,
  jwksUrl: string | undefined,
): openid.Configuration {
  const server = {
    issuer,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
    jwks_uri: jwksUrl,
    id_token_signing_alg_values_supported: ALGORITHMS,
  }
  const client = { [openid.clockTolerance]: CLOCK_SECONDS }
  const configuration = new openid.Configuration(
    server,
    clientId,
    client,
    openid.ClientSecretBasic(clientSecret),
  )
  configuration.timeout = TIMEOUT_SECONDS
  // By default the library trusts https and skips the signature check (OpenID Connect Core 1.0, 3.1.3.7, 6).
  openid.enableNonRepudiationChecks(configuration)
  // The configuration allows http only for addresses of this machine (services/host/config/environment.ts).
  if ([authorizeUrl, tokenUrl, jwksUrl].some((url) => url?.startsWith('http:')))
    openid.allowInsecureRequests(configuration)
  return configuration
}

/** The address of the keys in the provider's description of itself (OpenID Connect Discovery 1.0, 4). */
async function discoverKeys({ issuer, clientId }: ProviderOptions): Promise<string> {
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  const options = { timeout: TIMEOUT_SECONDS, execute }
  const description = (
    await openid.discovery(new URL(issuer), clientId, undefined, undefined, options)
  ).serverMetadata()
  // Discovery 1.0, 4.3, requires an exact match; the library makes exceptions for some providers.
  if (description.issuer !== issuer)
    throw new Error(`The metadata at ${issuer} belongs to ${description.issuer}.`)
  const keysUrl = description.jwks_uri
  if (keysUrl === undefined || new URL(keysUrl).protocol !== new URL(issuer).protocol)
    throw new Error(`The keys of ${issuer} have no address, or one that is less safe: ${keysUrl}.`)
  return keysUrl
}

/** An error for the log, with the messages of the library's error and its causes, but without their tokens, claims and answers. */
function withoutContents(error: unknown): Error {
  const sentences: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    sentences.push(cause.message)
    if (cause instanceof openid.ResponseBodyError) sentences.push(`${cause.status} ${cause.error}`)
  }
  return new Error(sentences.join(': '))
}

/** The claims that this site reads from an identity token (OpenID Connect Core 1.0, 2 and 5.1). */
const Claims = Compile(
  Type.Object({
    sub: Type.String(),
    azp: Type.Optional(Type.String()),
    email: Type.String({ minLength: 3 }),
    email_verified: Type.Optional(Type.Unknown()),
    given_name: Type.Optional(Type.String()),
    family_name: Type.Optional(Type.String()),
    phone_number: Type.Optional(Type.String()),
  }),
)

/**
 * Reads the person from an identity token that the client library has accepted. Throws an Error when a claim is missing, or
 * when `azp` names another client, which the library does not check for a token with one audience.
 */
function personOf(claims: unknown, clientId: string): Person {
  if (!Claims.Check(claims)) throw new Error('The identity token has no valid subject and email address.')
  if (claims.azp !== undefined && claims.azp !== clientId)
    throw new Error('The identity token was issued for another client.')
  return {
    id: claims.sub,
    first_name: claims.given_name ?? '',
    last_name: claims.family_name ?? '',
    email: claims.email,
    phone: claims.phone_number ?? '',
    email_verified: claims.email_verified === true,
  }
}
