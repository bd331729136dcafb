import type { PaymentProviderName } from './config'
import type { PaymentMethod } from '../domain/order-state'
import type { ReturnAddresses } from '../store/schema'

/** Methods that send the shopper to a page of their provider. */
export type PageMethod = Exclude<PaymentMethod, 'EFT' | 'Card on delivery' | 'Free'>

interface PageWish {
  paymentId: string
  orderNumber: string
  amountCents: number
  method: PageMethod
  returnAddresses: ReturnAddresses
}

/** What the provider knows of a payment. `tokenised`: the card is kept, nothing is charged. `abandoned`: nothing can be
 * charged any more. */
export type Truth =
  | { kind: 'open' | 'tokenised' | 'abandoned' }
  /** `currency`: an ISO 4217 code, where the provider says it. */
  | { kind: 'succeeded'; amountCents: number; currency?: string }
  | { kind: 'declined'; reason: string | null }

/** What a provider says of a payment, asked or not. `pageId`: of its page, where it names it. */
export interface ProviderWord {
  provider: PaymentProviderName
  pageId?: string
  truth: Truth
}

/**
 * A payment provider, seen from the shop's server. Calls throw payment_provider_unavailable when it cannot be reached; a
 * page is named by the id that `openPage` answered.
 */
export interface PaymentProvider {
  /** Opens a page. The payment's id is the Idempotency-Key, so that asking twice opens one page. */
  openPage(wish: PageWish): Promise<{ id: string; redirectUrl: string }>
  /** Undefined where the provider tells by webhook alone. */
  status?: {
    read(pageId: string): Promise<Truth>
    /** Closes the page for good, unless it was paid before; answers what is true then. */
    close(pageId: string): Promise<Truth>
  }
}
