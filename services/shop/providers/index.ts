import type { ByProvider, PaymentProviderName, PaymentProviderOptions } from '../../payment-providers'
import type { PaymentMethod } from '../domain/order-state'
import { type Blackbird, blackbirdProvider } from './blackbird'
import { checkoutProvider } from './checkout'
import type { PageMethod, PaymentProvider } from './provider'
import { stitchProvider } from './stitch'

const PROVIDER_OF: Readonly<Record<PageMethod, PaymentProviderName>> = {
  'Credit Card (Checkout)': 'checkout',
  'Credit Card (Blackbird)': 'blackbird',
  'Instant EFT (Blackbird)': 'blackbird',
  'Payment terms': 'blackbird',
  'Instant EFT (Stitch)': 'stitch',
}

export interface Providers {
  blackbird: Blackbird
  of(method: PageMethod): PaymentProvider
}

export function createProviders(options: ByProvider<PaymentProviderOptions>): Providers {
  const blackbird = blackbirdProvider(options.blackbird)
  const providers: ByProvider<PaymentProvider> = {
    checkout: checkoutProvider(options.checkout),
    blackbird,
    stitch: stitchProvider(options.stitch),
  }
  return { blackbird, of: (method) => providers[PROVIDER_OF[method]] }
}

export const usesPage = (method: PaymentMethod): method is PageMethod => method in PROVIDER_OF
