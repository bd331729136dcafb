import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../database/open'
import type { Outbox } from './outbox'
import type { Session } from './schema'

/** A stand-in that answers, and what it answers with. */
export interface EmbeddedProvider {
  database: Database
  /** Address of its pages, to which an id is added. */
  pagesUrl: string
  secretKey: string
  outbox: Outbox
  eventBody: ProviderStandin['eventBody']
}

/** What a provider's folder brings to be tried out with (providers.ts). Pages, sessions and events are the same for all. */
export interface ProviderStandin {
  /** Path of its pages under `/pay`. */
  pagesPath: string
  /** Its server API. */
  api(instance: FastifyInstance, provider: EmbeddedProvider): void
  /** What Cancel on its page does to the payment; undefined leaves it open. */
  cancel: Partial<Session> | undefined
  /** What it tells the shop about a payment that has ended. */
  eventBody(session: Session, eventId: string): object
  /**
   * Where the shopper goes when a page has done its work; undefined when nobody said.
   * @param redirectUri from the page's own query; only the shop's own origin is taken
   */
  returnAddress(session: Session, redirectUri: string | undefined, siteUrl: string): string | undefined
}
