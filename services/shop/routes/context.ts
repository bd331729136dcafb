import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../../database/open'

export interface CheckoutOptions {
  /** Base of the card provider's API, without a trailing slash. */
  apiUrl: string
  secretKey: string
  /** Key of the provider's webhook signatures, with or without the prefix `whsec_`. */
  webhookSecret: string
}

export interface ShopOptions {
  database: Database
  /** The site's own origin: the only one that a shopper is sent back to after paying. */
  siteUrl: string
  checkout: CheckoutOptions
}

export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>
