import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open'
import type { Config } from '../host/config/config'
import { embedIdentity } from '../host/embedded'
import { countWrites, openTries } from '../rate-limits/index'
import { strictValidator } from '../server/check-input'
import { isOwnOrigin } from './session-cookie'
import { LoginProblem, toLoginProblem } from './problem'
import { answerErrors } from '../server/api-problem'
import { loginProvider } from './provider'
import { type AuthOptions, authRoutes, CALLBACK_PATH } from './routes'
import { randomToken } from './tokens'

async function authApi(instance: FastifyInstance, options: AuthOptions): Promise<void> {
  instance.setValidatorCompiler(strictValidator)
  answerErrors(instance, LoginProblem, toLoginProblem)
  await instance.register(fastifyCookie)
  instance.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && !isOwnOrigin(request, options.siteUrl))
      throw new LoginProblem('foreign_origin')
  })
  countWrites(instance, openTries(options))
  authRoutes(instance, options)
}

/** Registers the login API, and the embedded identity provider unless another is configured; neither when login is off. */
export async function registerLogin(
  app: FastifyInstance,
  { auth, siteUrl, sandbox }: Pick<Config, 'auth' | 'siteUrl' | 'sandbox'>,
  database: Database,
  personalDataKey: Buffer,
): Promise<void> {
  if (!auth) return
  const { clientId, issuer } = auth
  // Only this process calls the embedded provider, so its secret need not outlive the process.
  const clientSecret = auth.clientSecret ?? randomToken()
  const provider = loginProvider({ ...auth, clientSecret })
  const options = { database, siteUrl, provider, personalDataKey, sandbox }
  await app.register(authApi, { prefix: '/oauth/api/v1', ...options })
  if (auth.embedded) {
    const redirectUri = `${siteUrl}${CALLBACK_PATH}`
    await embedIdentity(app, { database, siteUrl, issuer, clientId, clientSecret, redirectUri })
  }
}
