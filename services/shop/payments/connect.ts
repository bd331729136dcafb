import type { Connection } from './call-provider'
import type { PaymentOptions } from './config'
import { providerOf } from './methods'
import type { PaymentProvider, ProviderServer } from './provider'
import {
  type ByProvider,
  type PageMethod,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  PROVIDERS,
} from './providers'

/** The providers that this shop has; undefined is one that it does not have. */
export interface Providers {
  of(method: PageMethod): PaymentProvider | undefined
}

/** What every provider's folder brings, whether this shop has the provider or not. */
export async function loadServers(): Promise<ByProvider<ProviderServer>> {
  const loaded = PAYMENT_PROVIDERS.map(async (name) => [name, await PROVIDERS[name].server()] as const)
  return Object.fromEntries(await Promise.all(loaded)) as Record<PaymentProviderName, ProviderServer>
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
