import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../../database/open'
import type { PaymentOptions } from '../payments/config'
import type { Mailer } from '../mail/message'
import type { Providers } from '../payments/adapter'
import type { Tries } from '../../rate-limits/index'

/** The options of the catalogue's routes. */
export interface CatalogueOptions {
  database: Database
}

export interface ShopOptions extends CatalogueOptions {
  /** The site's own origin, to which shoppers return after paying. */
  siteUrl: string
  /** Origins of other sites whose pages may call this shop, and to which their shoppers return after paying. */
  corsOrigins?: readonly string[]
  payments: PaymentOptions
  /** 32 bytes that encrypt personal data in the database: ID numbers and the waitlist's contacts. */
  personalDataKey: Buffer
  /** Sends mails to shoppers; without it mails stay in the database. */
  mailer?: Mailer
  /** Receives replies, and the leads that no CRM received; by default the seller's own address. */
  helpEmail?: string
  /** Whether requests from this machine have higher rate limits. */
  sandbox?: boolean
  /** The logged-in person's verified email address; undefined when login is off. */
  verifiedEmail?: (request: FastifyRequest) => Promise<string | undefined>
}

/** The options, with the values derived from them. */
export interface ShopContext extends ShopOptions {
  providers: Providers
  tries: Tries
}

export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>
