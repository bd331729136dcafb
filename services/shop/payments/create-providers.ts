import type { ByProvider, PaymentOptions, PaymentProviderName } from './config'
import type { PaymentMethod } from '../domain/order-state'
import { type Blackbird, blackbirdProvider } from './blackbird/adapter'
import type { Connection } from './call-provider'
import { checkoutProvider } from './checkout/adapter'
import type { PageMethod, PaymentProvider } from './provider'
import { stitchProvider } from './stitch/adapter'

const PROVIDER_OF: Readonly<Record<PageMethod, PaymentProviderName>> = {
  'Credit Card (Checkout)': 'checkout',
  'Credit Card (Blackbird)': 'blackbird',
  'Instant EFT (Blackbird)': 'blackbird',
  'Payment terms': 'blackbird',
  'Instant EFT (Stitch)': 'stitch',
}

/** The providers that this shop has; undefined is one that it does not have. */
export interface Providers {
  blackbird: Blackbird | undefined
  of(method: PageMethod): PaymentProvider | undefined
}

export function createProviders(
  { checkout, blackbird, stitch }: PaymentOptions,
  shop: Pick<Connection, 'siteUrl' | 'log'>,
): Providers {
  const cards = blackbird && blackbirdProvider({ ...blackbird, ...shop, name: 'blackbird' })
  const providers: ByProvider<PaymentProvider | undefined> = {
    checkout: checkout && checkoutProvider({ ...checkout, ...shop, name: 'checkout' }),
    blackbird: cards,
    stitch: stitch && stitchProvider({ ...stitch, ...shop, name: 'stitch' }),
  }
  return { blackbird: cards, of: (method) => providers[providerOf(method)] }
}

export const providerOf = (method: PageMethod): PaymentProviderName => PROVIDER_OF[method]

export const usesPage = (method: PaymentMethod): method is PageMethod => method in PROVIDER_OF
