import type { FastifyInstance } from 'fastify'
import type { Config } from '../host/config/config'
import type { Database } from '../database/open'
import { embedIdentity } from '../host/embedded'
import { authApi } from './index'
import { loginProvider } from './provider'
import { CALLBACK_PATH } from './routes'
import { randomToken } from './tokens'

/** The login API, and the embedded identity provider unless another is configured; neither where nobody can log in. */
export async function registerLogin(
  app: FastifyInstance,
  { auth, siteUrl, sandbox }: Pick<Config, 'auth' | 'siteUrl' | 'sandbox'>,
  database: Database,
  personalDataKey: Buffer,
): Promise<void> {
  if (!auth) return
  const { clientId, issuer } = auth
  // The embedded provider is asked by this process alone, so a secret that ends with it does.
  const clientSecret = auth.clientSecret ?? randomToken()
  const provider = loginProvider({ ...auth, clientSecret })
  const options = { database, siteUrl, provider, personalDataKey, sandbox }
  await app.register(authApi, { prefix: '/oauth/api/v1', ...options })
  if (auth.embedded) {
    const redirectUri = `${siteUrl}${CALLBACK_PATH}`
    await embedIdentity(app, { database, siteUrl, issuer, clientId, clientSecret, redirectUri })
  }
}
