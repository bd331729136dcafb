import type { Routes, ShopContext } from '../routes/context'
import type { Connection } from './call-provider'
import type { PaymentProvider, ProviderEvent } from './provider'
import type { WebhookScheme } from './webhook-signature'

/** What a provider's folder brings to the shop (providers.ts). */
export interface ProviderServer {
  connect(connection: Connection): PaymentProvider
  webhook: WebhookScheme
  /** Reads a webhook's content. Throws when an event about a payment lacks what it must say. */
  readEvent(content: unknown): ProviderEvent
  /** The calls that open its pages. */
  pageRoutes(routes: Routes, shop: ShopContext): void
  /** The calls for who is back from one, where there is something left to do. */
  returnRoutes?(routes: Routes, shop: ShopContext): void
}
