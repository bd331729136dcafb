import type { ReturnAddresses } from '../store/schema'
import type { PageMethod, PaymentProviderName } from './providers'

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

/** What the provider knows of a payment. `tokenised`: the card is kept, nothing is charged. `abandoned`: nothing can be
 * charged any more. */
export type ProviderState =
  | { kind: 'open' | 'tokenised' | 'abandoned' }
  /** `currency`: an ISO 4217 code, where the provider says it. */
  | { kind: 'succeeded'; amountCents: number; currency?: string }
  | { kind: 'declined'; reason: string | null }

/** What a provider says of a payment, asked or not. `pageId`: of its page, where it names it. */
export interface ProviderReport {
  provider: PaymentProviderName
  pageId?: string
  state: ProviderState
}

/** A webhook's content; `news` is missing from an event about something other than a payment's end. */
export interface ProviderEvent {
  type: string
  news?: { paymentId: string } & Omit<ProviderReport, 'provider'>
}

/**
 * A payment provider, seen from the shop's server. Calls throw payment_provider_unavailable when it cannot be reached; a
 * page is named by the id that `openPage` answered.
 */
export interface PaymentProvider {
  /** Opens a page. The payment's id is the Idempotency-Key, so that asking twice opens one page. */
  openPage(page: PageParams): Promise<{ id: string; redirectUrl: string }>
  /** Undefined where the provider tells by webhook alone. */
  status?: {
    read(pageId: string): Promise<ProviderState>
    /** Closes the page for good, unless it was paid before; answers what is true then. */
    close(pageId: string): Promise<ProviderState>
  }
  /** Charges a tokenised card. The payment's id is the Idempotency-Key: asked again, it answers what happened. */
  charge?(charge: ChargeParams): Promise<ProviderState>
}

/** The providers that a shop has; undefined is one that it does not have. */
export interface Providers {
  of(method: PageMethod): PaymentProvider | undefined
}
