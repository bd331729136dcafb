import formbody from '@fastify/formbody'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { addDemoAccount } from './accounts'
import { publishDescription } from './description'
import { loginPages } from './login-pages'
import type { IdentityStandinOptions } from './options'
import { createSigner } from './signing'
import { tokenEndpoint } from './token-endpoint'

/** An identity provider for development: its login page and its token address. Register it under `/login`. */
export async function identityStandin(
  instance: FastifyInstance,
  options: IdentityStandinOptions,
): Promise<void> {
  instance.setValidatorCompiler(TypeBoxValidatorCompiler)
  if (!instance.hasContentTypeParser('application/x-www-form-urlencoded')) await instance.register(formbody)
  await addDemoAccount(options.database, new Date())
  loginPages(instance, options)
  const signer = await createSigner()
  publishDescription(instance, options, signer)
  await instance.register(async (own) => tokenEndpoint(own, options, signer))
}
