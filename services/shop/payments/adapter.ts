import type { Routes, ShopContext } from '../routes/context'
import type { ReturnAddresses } from '../store/schema'
import type { Connection } from './call-provider'
import type { PaymentOptions } from './config'
import {
  type ByProvider,
  type PageMethod,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  providerOf,
  PROVIDERS,
} from './providers'
import type { WebhookScheme } from './signed-events'

interface PageParams {
  paymentId: string
  orderNumber: string
  amountCents: number
  method: PageMethod
  returnAddresses: ReturnAddresses
}

interface ChargeParams {
  pageId: string
  paymentId: string
  orderNumber: string
  amountCents: number
}

/** A payment's state at its provider. `tokenised`: the card is stored, not charged. `abandoned`: it can no longer be charged. */
export type ProviderState =
  | { kind: 'open' | 'tokenised' | 'abandoned' }
  /** `currency`: an ISO 4217 code, if the provider sends it. */
  | { kind: 'succeeded'; amountCents: number; currency?: string }
  | { kind: 'declined'; reason: string | null }

/** A payment's state as a provider reports it, requested or not. `pageId`: the id of its page, if the report contains it. */
export interface ProviderReport {
  provider: PaymentProviderName
  pageId?: string
  state: ProviderState
}

/** The content of a webhook; `news` is absent unless a payment has ended. */
export interface ProviderEvent {
  type: string
  news?: { paymentId: string } & Omit<ProviderReport, 'provider'>
}

/**
 * A payment provider, seen from the shop's server. Calls throw payment_provider_unavailable when it cannot be reached.
 * `openPage` returns the id of a page, which the other calls take.
 */
export interface PaymentProvider {
  /** Opens a page. The payment's id is the Idempotency-Key, so that a second call opens no second page. */
  openPage(page: PageParams): Promise<{ id: string; redirectUrl: string }>
  /** Undefined for a provider that only sends webhooks. */
  status?: {
    read(pageId: string): Promise<ProviderState>
    /** Closes the page for good, unless it was already paid; returns the state after that. */
    close(pageId: string): Promise<ProviderState>
  }
  /** Charges a tokenised card. The payment's id is the Idempotency-Key: a repeated call returns the first outcome. */
  charge?(charge: ChargeParams): Promise<ProviderState>
}

/** The connected providers; undefined for a method whose provider this shop does not have. */
export interface Providers {
  of(method: PageMethod): PaymentProvider | undefined
}

/** The part of a provider that the shop runs: `server.ts` of its folder exports one as `server`. */
export interface ProviderServer {
  connect(connection: Connection): PaymentProvider
  webhook: WebhookScheme
  /** Reads the content of a webhook. Throws when an event about a payment lacks a field. */
  readEvent(content: unknown): ProviderEvent
  /** The API calls that open its pages. */
  pageRoutes(routes: Routes, shop: ShopContext): void
  /** The API calls that finish a payment after the shopper has returned from the page, if any. */
  returnRoutes?(routes: Routes, shop: ShopContext): void
}

/** Every provider's server part, including providers that this shop does not have. */
export async function loadServers(): Promise<ByProvider<ProviderServer>> {
  const servers = PAYMENT_PROVIDERS.map(async (name) => [name, (await PROVIDERS[name].server()).server])
  return Object.fromEntries(await Promise.all(servers)) as ByProvider<ProviderServer>
}

export function connectProviders(
  servers: ByProvider<ProviderServer>,
  payments: PaymentOptions,
  shop: Pick<Connection, 'siteUrl' | 'log'>,
): Providers {
  const connected = new Map(
    PAYMENT_PROVIDERS.flatMap((name) => {
      const options = payments[name]
      return options ? [[name, servers[name].connect({ ...options, ...shop, name })] as const] : []
    }),
  )
  return { of: (method) => connected.get(providerOf(method)) }
}
