import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open'
import { answerErrors } from './errors'
import { assertOwnOrigin } from './guard'
import type { ProviderOptions } from './provider'
import { authRoutes } from './routes'

export interface AuthOptions {
  database: Database
  /** The site's own origin: the only one that may ask, and the only one that people are sent back to. */
  siteUrl: string
  provider: ProviderOptions
}

/** The login API as a Fastify plugin. Register it under the prefix `/oauth/api/v1`. */
export async function authApi(instance: FastifyInstance, options: AuthOptions): Promise<void> {
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  answerErrors(instance)
  instance.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET') assertOwnOrigin(request, options.siteUrl)
  })
  authRoutes(instance, options)
}
