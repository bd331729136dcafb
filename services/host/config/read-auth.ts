import { type Environment, readText, readUrl, requireSafe, requireTogether } from './environment'

/** The identity provider that visitors log in with. */
export interface AuthConfig {
  embedded: boolean
  /** The page on which people log in. */
  authorizeUrl: string
  /** Where codes are redeemed, server to server. */
  tokenUrl: string
  /** As the provider's tokens name it, letter by letter. */
  issuer: string
  /** Where the provider's keys are; undefined asks the description at the issuer's address. */
  jwksUrl: string | undefined
  clientId: string
  /** Undefined means the embedded provider, whose secret is generated. */
  clientSecret: string | undefined
}

interface Surroundings {
  siteUrl: string
  /** Where the host reaches itself. */
  localUrl: string
  sandbox: boolean
}

/**
 * The provider of the AUTH variables, or the embedded one. Its password is known to all, so it exists only beside the
 * sandbox; without either nobody can log in, and the answer is undefined.
 */
export function readAuth(
  env: Environment,
  { siteUrl, localUrl, sandbox }: Surroundings,
): AuthConfig | undefined {
  requireTogether(env, [
    'AUTH_AUTHORIZE_URL',
    'AUTH_TOKEN_URL',
    'AUTH_ISSUER',
    'AUTH_CLIENT_ID',
    'AUTH_CLIENT_SECRET',
  ])
  const authorizeUrl = readUrl(env, 'AUTH_AUTHORIZE_URL')
  const tokenUrl = readUrl(env, 'AUTH_TOKEN_URL')
  // As it is written: the tokens name it with the slash at its end, or without.
  const issuer = readUrl(env, 'AUTH_ISSUER') && readText(env, 'AUTH_ISSUER')
  const clientId = readText(env, 'AUTH_CLIENT_ID')
  const clientSecret = readText(env, 'AUTH_CLIENT_SECRET')
  if (authorizeUrl && tokenUrl && issuer && clientId && clientSecret) {
    // Who could answer in the provider's place would sign for anybody, with keys of their own.
    requireSafe('AUTH_TOKEN_URL', tokenUrl)
    requireSafe('AUTH_ISSUER', issuer)
    return { embedded: false, authorizeUrl, tokenUrl, issuer, jwksUrl: undefined, clientId, clientSecret }
  }
  if (!sandbox) return undefined
  return {
    embedded: true,
    authorizeUrl: `${siteUrl}/login/authorize`,
    tokenUrl: `${localUrl}/login/token`,
    issuer: `${siteUrl}/login`,
    jwksUrl: `${localUrl}/login/jwks`,
    clientId: 'site',
    clientSecret: undefined,
  }
}
