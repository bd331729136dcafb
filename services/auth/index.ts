import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open'
import { strictValidator } from '../strict-validator'
import { countWrites, openTries } from '../tries/index'
import { answerErrors } from './errors'
import { assertOwnOrigin } from './guard'
import type { ProviderOptions } from './provider'
import { authRoutes } from './routes'

export interface AuthOptions {
  database: Database
  /** The site's own origin: the only one that may ask, and the only one that people are sent back to. */
  siteUrl: string
  provider: ProviderOptions
  /** 32 bytes that hash who tried what. */
  personalDataKey: Buffer
  /** Whether this machine itself may do more than any visitor. */
  sandbox: boolean
}

/** The login API as a Fastify plugin. Register it under the prefix `/oauth/api/v1`. */
export async function authApi(instance: FastifyInstance, options: AuthOptions): Promise<void> {
  instance.setValidatorCompiler(strictValidator)
  answerErrors(instance)
  instance.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET') assertOwnOrigin(request, options.siteUrl)
  })
  countWrites(instance, openTries(options))
  authRoutes(instance, options)
}
