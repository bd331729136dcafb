import { type Environment, readText, readUrl, requireTogether } from './environment'
import type { Secrets } from './secrets'

/** The outside services that take payments, each by a prefix of its own in the environment: CHECKOUT_, BLACKBIRD_, STITCH_. */
export const PAYMENT_PROVIDERS = ['checkout', 'blackbird', 'stitch'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** A provider's server API. Undefined keys mean the embedded provider, whose keys are generated. */
interface PaymentProviderConfig {
  embedded: boolean
  /** Base of its API, without a trailing slash. */
  apiUrl: string
  secretKey: string | undefined
  webhookSecret: string | undefined
}

/** The same with its keys. */
export interface PaymentProviderOptions {
  apiUrl: string
  secretKey: string
  /** Key of the provider's webhook signatures, with or without the prefix `whsec_`. */
  webhookSecret: string
}

/** One value for each provider. */
export type ByProvider<Value> = Readonly<Record<PaymentProviderName, Value>>

export const byProvider = <Value>(make: (name: PaymentProviderName) => Value): ByProvider<Value> => ({
  checkout: make('checkout'),
  blackbird: make('blackbird'),
  stitch: make('stitch'),
})

/** Where the embedded providers answer on the site's own origin. */
export const EMBEDDED_PATHS: ByProvider<string> = {
  checkout: '/pay',
  blackbird: '/pay/blackbird',
  stitch: '/pay/stitch',
}

/** Reads `…_API_URL`, `…_SECRET_KEY` and `…_WEBHOOK_SECRET` of each provider. Throws a ConfigError that names the variable. */
export const readPayments = (env: Environment, port: number): ByProvider<PaymentProviderConfig> =>
  byProvider((name) => {
    const prefix = name.toUpperCase()
    const urlName = `${prefix}_API_URL`
    const keyName = `${prefix}_SECRET_KEY`
    const webhookName = `${prefix}_WEBHOOK_SECRET`
    requireTogether(env, [urlName, keyName, webhookName])
    const apiUrl = readUrl(env, urlName)
    return {
      embedded: apiUrl === undefined,
      apiUrl: apiUrl ?? `http://localhost:${port}${EMBEDDED_PATHS[name]}`,
      secretKey: readText(env, keyName),
      webhookSecret: readText(env, webhookName),
    }
  })

/** The providers' own keys, or those generated for the embedded ones. */
export const withKeys = (
  configs: ByProvider<PaymentProviderConfig>,
  secrets: Secrets,
): ByProvider<PaymentProviderOptions> =>
  byProvider((name) => {
    const { apiUrl, secretKey, webhookSecret } = configs[name]
    return {
      apiUrl,
      secretKey: secretKey ?? secrets[`${name}SecretKey`],
      webhookSecret: webhookSecret ?? secrets[`${name}WebhookSecret`],
    }
  })
