import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../../database/open'
import type { PaymentOptions } from '../payments/config'
import type { Mailer } from '../mail/message'
import type { Providers } from '../payments/adapter'
import type { Tries } from '../../rate-limits/index'

/** What the catalogue's routes need. */
export interface CatalogueOptions {
  database: Database
}

export interface ShopOptions extends CatalogueOptions {
  /** The site's own origin: where a shopper is sent back to after paying. */
  siteUrl: string
  /** Origins of sites elsewhere whose pages may ask this shop, and whose shoppers are sent back to them after paying. */
  corsOrigins?: readonly string[]
  payments: PaymentOptions
  /** 32 bytes that encrypt what must not lie open in the database: ID numbers, and who waits for what. */
  personalDataKey: Buffer
  /** What mails to shoppers leave through; without one they wait in the database. */
  mailer?: Mailer
  /** Who reads what is answered to mails, and the leads that no CRM took; unset the seller's own address. */
  helpEmail?: string
  /** Whether the shop is tried out: then this machine itself may do more than any visitor. */
  sandbox?: boolean
  /** The verified email address of who is logged in; without a reader nobody can log in. */
  verifiedEmail?: (request: FastifyRequest) => Promise<string | undefined>
}

/** The same with what is made of it once. */
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
