import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../../shop/payments/providers'
import {
  address,
  ConfigError,
  dsn,
  email,
  issuer,
  type Kind,
  key,
  listenAddress,
  mailbox,
  matching,
  must,
  oneOf,
  origin,
  origins,
  port,
  safe,
  seconds,
  share,
  smtpServer,
  text,
  trustProxy,
  url,
  urlWithoutQuery,
  webhookSecret,
} from './kinds'

export type Environment = Readonly<Record<string, string | undefined>>

const variable =
  <Value, const Unset = undefined>(kind: Kind<Value>, unset?: Unset) =>
  (text: string | undefined, name: string): Value | Unset =>
    text === undefined ? (unset as Unset) : kind(text, name)

type Prefix = Uppercase<PaymentProviderName>
const PREFIXES = PAYMENT_PROVIDERS.map((name) => name.toUpperCase() as Prefix)

/** Three variables for each payment provider: CHECKOUT_API_URL, CHECKOUT_SECRET_KEY, CHECKOUT_WEBHOOK_SECRET and so on. */
const PAYMENT_VARIABLES = Object.fromEntries(
  PREFIXES.flatMap((prefix) => [
    [`${prefix}_API_URL`, variable(url)],
    [`${prefix}_SECRET_KEY`, variable(text)],
    [`${prefix}_WEBHOOK_SECRET`, variable(webhookSecret)],
  ]),
) as Record<`${Prefix}_${'API_URL' | 'SECRET_KEY' | 'WEBHOOK_SECRET'}`, ReturnType<typeof variable<string>>>

/** Every variable that the product reads, in the order of .env.example: its kind, and its value where it is unset. */
export const VARIABLES = {
  PORT: variable(port, 8000),
  LISTEN: variable(listenAddress),
  DATA_DIR: variable(text, '.data'),
  SITE_URL: variable(origin),
  SANDBOX: variable(oneOf('on', 'off')),
  SANDBOX_TOKEN: variable(
    must(
      text,
      (token) => token.length >= 24, // Shorter ones could be guessed.
      'must have 24 characters or more, such as `openssl rand -hex 16` makes',
    ),
  ),
  TRUST_PROXY: variable(trustProxy, false),
  DRAIN_SECONDS: variable(seconds(120)),
  LOG_LEVEL: variable(oneOf('silent', 'error', 'warn', 'info', 'debug'), 'warn'),
  DATABASE_URL: variable(address('postgres:', 'postgresql:')),
  PERSONAL_DATA_KEY: variable(key),
  STORYBLOK_TOKEN: variable(text),
  STORYBLOK_SPACE_ID: variable(text),
  STORYBLOK_PREVIEW_TOKEN: variable(text),
  STORYBLOK_PERSONAL_ACCESS_TOKEN: variable(text),
  STORYBLOK_MANAGEMENT_URL: variable(url),
  // Guessed, it would let anybody start builds.
  STORYBLOK_WEBHOOK_SECRET: variable(
    must(
      text,
      (secret) => secret.length >= 16,
      'must have 16 characters or more, such as `openssl rand -hex 16` makes',
    ),
  ),
  PUBLISH_NOTIFY_URL: variable(safe(url)),
  STORYBLOK_EDITOR_ORIGIN: variable(origin, 'https://app.storyblok.com'),
  STORYBLOK_ENDPOINT: variable(url, 'https://api.storyblok.com/v2'),
  ASSET_HOST: variable(url, ''),
  SHOP_API_URL: variable(url, ''),
  CORS_ORIGINS: variable(origins, []),
  CART: variable(oneOf('on', 'off'), 'on'),
  SMTP_URL: variable(smtpServer),
  MAIL_FROM: variable(mailbox),
  HELP_EMAIL: variable(email),
  ...PAYMENT_VARIABLES,
  AUTH_AUTHORIZE_URL: variable(url),
  // An attacker who answers in the provider's place could sign identity tokens for any account.
  AUTH_TOKEN_URL: variable(safe(url)),
  AUTH_ISSUER: variable(issuer),
  AUTH_CLIENT_ID: variable(text),
  AUTH_CLIENT_SECRET: variable(text),
  CRM_URL: variable(urlWithoutQuery),
  CRM_ORG_ID: variable(
    matching(
      /^00D[a-z\d]{12}([a-z\d]{3})?$/i, // Salesforce writes ids with 15 characters, or with 18.
      'must be the id of the organisation: 00D and 12 or 15 more characters',
    ),
  ),
  CAPTCHA_SITE_KEY: variable(text),
  CAPTCHA_KEY_NAME: variable(text),
  CAPTCHA_SCRIPT_URL: variable(urlWithoutQuery, 'https://www.google.com/recaptcha/api.js'),
  CHAT_SCRIPT_URL: variable(
    must(safe(url), (url) => !url.includes('#'), 'must be an address without a fragment'),
  ),
  BOOKING_URL: variable(safe(origin)),
  // It becomes part of an address.
  SEGMENT_WRITE_KEY: variable(matching(/^[\w-]+$/, 'must be made of letters, digits, - and _')),
  // Segment's library adds a path.
  SEGMENT_CDN_URL: variable(
    must(safe(url), (url) => !/[?#]/.test(url), 'must be an address without a query or a fragment'),
    'https://cdn.segment.com',
  ),
  HELLO_URL: variable(safe(url)),
  SENTRY_DSN: variable(dsn),
  SENTRY_SAMPLE_RATE: variable(share, 0.7), // Specification 9.
  SENTRY_AUTH_TOKEN: variable(text),
  SENTRY_ORG: variable(text),
  SENTRY_PROJECT: variable(text),
  // It becomes part of scripts, of Sentry's addresses and of measurements.
  RELEASE: variable(matching(/^[\w.@+-]{0,100}$/, 'must be made of letters, digits and . _ @ + -'), ''),
}

type Name = keyof typeof VARIABLES

/** Variables of which all are set, or none. */
const TOGETHER: readonly (readonly Name[])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ...PREFIXES.map(
    (prefix) => [`${prefix}_API_URL`, `${prefix}_SECRET_KEY`, `${prefix}_WEBHOOK_SECRET`] as const,
  ),
  ['AUTH_AUTHORIZE_URL', 'AUTH_TOKEN_URL', 'AUTH_ISSUER', 'AUTH_CLIENT_ID', 'AUTH_CLIENT_SECRET'],
  ['CRM_URL', 'CRM_ORG_ID'],
  ['CAPTCHA_SITE_KEY', 'CAPTCHA_KEY_NAME'],
  ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'],
]

/** Variables that mean nothing without another one, and the problem of the other where it is unset. */
const NEEDS: readonly (readonly [Name, needed: Name, problem: string])[] = [
  ['STORYBLOK_ENDPOINT', 'STORYBLOK_TOKEN', 'must be set when STORYBLOK_ENDPOINT is set'],
  ['STORYBLOK_WEBHOOK_SECRET', 'STORYBLOK_TOKEN', 'must be set when STORYBLOK_WEBHOOK_SECRET is set'],
  ['CAPTCHA_SITE_KEY', 'CRM_URL', 'must be set when CAPTCHA_SITE_KEY is'],
  ['CAPTCHA_SCRIPT_URL', 'CAPTCHA_SITE_KEY', 'must be set when CAPTCHA_SCRIPT_URL is'],
  ['SEGMENT_CDN_URL', 'SEGMENT_WRITE_KEY', 'must be set when SEGMENT_CDN_URL is set'],
  ['SENTRY_AUTH_TOKEN', 'SENTRY_DSN', 'must be set when SENTRY_AUTH_TOKEN is set'],
]

type Values = { readonly [N in Name]: ReturnType<(typeof VARIABLES)[N]> }

/** Reads all variables; a blank one counts as unset. Throws a ConfigError that names the first wrong one. */
export function readEnvironment(env: Environment): Values {
  const textOf = (name: string) => env[name]?.trim() || undefined
  for (const names of TOGETHER) {
    const missing = names.find((name) => textOf(name) === undefined)
    const others = names.filter((name) => textOf(name) !== undefined)
    if (missing !== undefined && others.length > 0) {
      const are = others.length > 1 ? 'are' : 'is'
      throw new ConfigError(missing, `must be set when ${others.join(' and ')} ${are}`)
    }
  }
  for (const [name, needed, problem] of NEEDS) {
    if (textOf(name) !== undefined && textOf(needed) === undefined) throw new ConfigError(needed, problem)
  }
  return Object.fromEntries(
    Object.entries(VARIABLES).map(([name, read]) => [name, read(textOf(name), name)]),
  ) as Values
}
