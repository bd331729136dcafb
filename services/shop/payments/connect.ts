import type { Connection } from './call-provider'
import type { PaymentOptions } from './config'
import { providerOf } from './methods'
import type { Providers } from './provider'
import type { ProviderServer } from './provider-server'
import { type ByProvider, PAYMENT_PROVIDERS, type PaymentProviderName, PROVIDERS } from './providers'

/** What every provider's folder brings, whether this shop has the provider or not. */
export async function loadServers(): Promise<ByProvider<ProviderServer>> {
  const loaded = await Promise.all(PAYMENT_PROVIDERS.map((name) => PROVIDERS[name].server()))
  const servers = loaded.map(({ server }): ProviderServer => server)
  return Object.fromEntries(PAYMENT_PROVIDERS.map((name, index) => [name, servers[index]])) as Record<
    PaymentProviderName,
    ProviderServer
  >
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
