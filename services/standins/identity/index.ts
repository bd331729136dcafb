import formbody from '@fastify/formbody'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/open'
import { addDemoAccount } from './accounts'
import type { Client } from './authorize-request'
import { loginPages } from './login-pages'
import { tokenEndpoint } from './token-endpoint'

export interface IdentityStandinOptions extends Client {
  database: Database
  /** The site's own origin, on which the login page is reached. */
  siteUrl: string
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
  tokenEndpoint(instance, options)
}
