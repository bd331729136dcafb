import type { Config } from '../../host/config/config'
import type { Secrets } from '../../host/secrets'
import { type ByProvider, byProvider, type PaymentProviderName, PROVIDERS } from './providers'

/** A provider's server API, real or embedded. */
export interface PaymentProviderOptions {
  apiUrl: string
  secretKey: string
  /** Key of the provider's webhook signatures, with or without the prefix `whsec_`. */
  webhookSecret: string
}

/** The configured providers; undefined means off: neither real nor embedded. */
export type PaymentOptions = ByProvider<PaymentProviderOptions | undefined>

/** The path of a stand-in on the site's own origin. */
export const standinPath = (name: PaymentProviderName): string => `/pay${PROVIDERS[name].standinPath}`

/** The providers' own keys, or those generated for the embedded ones. */
export const withKeys = (configs: Config['payments'], secrets: Secrets): PaymentOptions =>
  byProvider((name) => {
    const config = configs[name]
    if (!config) return undefined
    const { apiUrl, secretKey, webhookSecret } = config
    return {
      apiUrl,
      secretKey: secretKey ?? secrets[`${name}SecretKey`],
      webhookSecret: webhookSecret ?? secrets[`${name}WebhookSecret`],
    }
  })
