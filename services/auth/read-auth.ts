import { ConfigError, type Environment, readText, readUrl, requireTogether } from '../environment'

/** The identity provider that visitors log in with. */
export interface AuthConfig {
  embedded: boolean
  /** The page on which people log in. */
  authorizeUrl: string
  /** Where codes are redeemed, server to server. */
  tokenUrl: string
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
  requireTogether(env, ['AUTH_AUTHORIZE_URL', 'AUTH_TOKEN_URL', 'AUTH_CLIENT_ID', 'AUTH_CLIENT_SECRET'])
  const authorizeUrl = readUrl(env, 'AUTH_AUTHORIZE_URL')
  const tokenUrl = readUrl(env, 'AUTH_TOKEN_URL')
  const clientId = readText(env, 'AUTH_CLIENT_ID')
  const clientSecret = readText(env, 'AUTH_CLIENT_SECRET')
  if (authorizeUrl && tokenUrl && clientId && clientSecret) {
    assertSafe(tokenUrl)
    return { embedded: false, authorizeUrl, tokenUrl, clientId, clientSecret }
  }
  if (!sandbox) return undefined
  return {
    embedded: true,
    authorizeUrl: `${siteUrl}/login/authorize`,
    tokenUrl: `${localUrl}/login/token`,
    clientId: 'site',
    clientSecret: undefined,
  }
}

/** The connection alone vouches for who has logged in, so nobody may be able to answer in the provider's place. */
function assertSafe(tokenUrl: string): void {
  const { protocol, hostname } = new URL(tokenUrl)
  if (protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)) return
  throw new ConfigError('AUTH_TOKEN_URL', 'must be an address that starts with https://')
}
