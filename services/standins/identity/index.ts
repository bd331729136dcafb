import formbody from '@fastify/formbody'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/open'
import { addDemoAccount } from './accounts'
import type { Client } from './authorize-request'
import { publishDescription } from './description'
import { loginPages } from './login-pages'
import { createSigner } from './signing'
import { tokenEndpoint } from './token-endpoint'

export interface IdentityStandinOptions extends Client {
  database: Database
  /** The site's own origin, on which the login page is reached. */
  siteUrl: string
  /** How this provider calls itself in its tokens. */
  issuer: string
  /** With which the site's server redeems codes. */
  clientSecret: string
}

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
