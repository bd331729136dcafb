import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { strictValidator } from '../server/strict-validator'
import { countWrites, openTries } from '../rate-limits/index'
import { answerErrors } from './errors'
import { assertOwnOrigin } from './guard'
import type { AuthOptions } from './options'
import { authRoutes } from './routes'

/** The login API as a Fastify plugin. Register it under the prefix `/oauth/api/v1`. */
export async function authApi(instance: FastifyInstance, options: AuthOptions): Promise<void> {
  instance.setValidatorCompiler(strictValidator)
  answerErrors(instance)
  await instance.register(fastifyCookie)
  instance.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET') assertOwnOrigin(request, options.siteUrl)
  })
  countWrites(instance, openTries(options))
  authRoutes(instance, options)
}
