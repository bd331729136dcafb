import {
  ConfigError,
  type Environment,
  readText,
  readUrl,
  requireTogether,
} from '../../host/config/environment'
import type { Secrets } from '../../host/secrets'
import {
  type ByProvider,
  byProvider,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  PROVIDERS,
} from './providers'

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

/** The providers that there are; undefined is off: neither real nor embedded. */
export type PaymentOptions = ByProvider<PaymentProviderOptions | undefined>

/**
 * Reads `…_API_URL`, `…_SECRET_KEY` and `…_WEBHOOK_SECRET` of each provider. One that is not set is off: undefined. Where
 * none is set and the sandbox is on, all are the embedded ones, whose cards cost nothing: beside a real one these would pay
 * for orders that others pay real money for (decision 033). Throws a ConfigError that names the variable.
 */
export const readPayments = (
  env: Environment,
  { localUrl, sandbox }: { localUrl: string; sandbox: boolean },
): ByProvider<PaymentProviderConfig | undefined> => {
  const real = byProvider((name) => readProvider(env, name))
  const isPlay = sandbox && PAYMENT_PROVIDERS.every((name) => real[name] === undefined)
  return isPlay ? byProvider((name) => embeddedProvider(localUrl, name)) : real
}

function readProvider(env: Environment, name: PaymentProviderName): PaymentProviderConfig | undefined {
  const prefix = name.toUpperCase()
  const urlName = `${prefix}_API_URL`
  const keyName = `${prefix}_SECRET_KEY`
  const webhookName = `${prefix}_WEBHOOK_SECRET`
  requireTogether(env, [urlName, keyName, webhookName])
  const apiUrl = readUrl(env, urlName)
  if (apiUrl === undefined) return undefined
  return {
    embedded: false,
    apiUrl,
    secretKey: readText(env, keyName),
    webhookSecret: readWebhookSecret(env, webhookName),
  }
}

/** A placeholder such as `whsec_...` would be an empty key, with which anybody signs. */
function readWebhookSecret(env: Environment, name: string): string | undefined {
  const secret = readText(env, name)
  const encoded = secret && /^whsec_(.*)$/.exec(secret)?.[1]
  if (encoded === undefined || Buffer.from(encoded, 'base64').length >= 16) return secret
  throw new ConfigError(name, 'must be whole: after whsec_ come 16 bytes or more as base64')
}

/** Where a stand-in answers on the site's own origin. */
export const standinPath = (name: PaymentProviderName): string => `/pay${PROVIDERS[name].standinPath}`

const embeddedProvider = (localUrl: string, name: PaymentProviderName): PaymentProviderConfig => ({
  embedded: true,
  apiUrl: `${localUrl}${standinPath(name)}`,
  secretKey: undefined,
  webhookSecret: undefined,
})

/** The providers' own keys, or those generated for the embedded ones. */
export const withKeys = (
  configs: ByProvider<PaymentProviderConfig | undefined>,
  secrets: Secrets,
): PaymentOptions =>
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
