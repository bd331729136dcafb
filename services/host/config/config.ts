import path from 'node:path'
import { type AuthConfig, readAuth } from './read-auth'
import { type ErrorsConfig, readErrors } from './read-errors'
import {
  ConfigError,
  type Environment,
  readKey,
  readOneOf,
  readOrigin,
  readOrigins,
  readPort,
  readSeconds,
  readText,
  readUrl,
} from './environment'
import { type BookingConfig, type ChatConfig, readBooking, readChat } from './read-help'
import { type LeadsConfig, readLeads } from './read-leads'
import { EVERYWHERE, localHost, readListen } from './listen'
import { type AnalyticsConfig, type HelloConfig, readAnalytics, readHello } from './read-measurement'
import { readPayments } from '../../shop/payments/config'
import { readTrustProxy, type TrustProxy } from './read-trust-proxy'
import { type MailConfig, readHelpEmail, readMail } from './read-mail'

/** The Storyblok space that the stories come from. */
interface StoryblokConfig {
  /** Content delivery API including `/v2`, without a trailing slash. */
  endpoint: string
  /** Reads published stories; may reach the browser. */
  token: string
  /** Reads drafts; stays on the server. Undefined switches the editor preview off. */
  previewToken: string | undefined
  spaceId: string
}

export interface Config {
  port: number
  /** Absolute path of everything the host writes. */
  dataDir: string
  /** Absolute path of the content model, stories and assets. */
  contentDir: string
  /** Absolute path of the folder that `gatsby build` works in. */
  publicDir: string
  /** Absolute path of the finished builds, one folder each; the newest is the site. */
  releasesDir: string
  /** Where the host listens: EVERYWHERE, or a name or address of this machine. */
  listen: string
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  /** Where this host reaches itself. */
  localUrl: string
  databaseUrl: string | undefined
  /** Undefined: the files in content/. */
  storyblok: StoryblokConfig | undefined
  /** Origin of the visual editor, which alone may show the preview of drafts in a frame. */
  editorOrigin: string
  /** Origin that serves `/f/…`; empty for the site's own. */
  assetHost: string
  /** Base of the shop API including its version, empty for the embedded one. */
  shopApiUrl: string
  /** Origins of sites elsewhere whose pages may ask the embedded shop API. */
  corsOrigins: readonly string[]
  payments: ReturnType<typeof readPayments>
  /** Undefined where mails can neither be sent nor be looked at. */
  mail: MailConfig | undefined
  /** Who reads what is answered to mails, and the leads that no CRM took; unset the seller's own address. */
  helpEmail: string | undefined
  /** Undefined where nobody can log in. */
  auth: AuthConfig | undefined
  /** Undefined where the shop keeps the forms for a call-back, and mails them to sales. */
  leads: LeadsConfig | undefined
  /** Undefined where nobody can chat. */
  chat: ChatConfig | undefined
  /** Undefined where no page may show a calendar in a frame. */
  booking: BookingConfig | undefined
  /** Undefined where nothing is measured. */
  analytics: AnalyticsConfig | undefined
  /** Undefined where no page asks for its visitor's address. */
  hello: HelloConfig | undefined
  /** Undefined where errors are in the log alone. */
  errors: ErrorsConfig | undefined
  /** Names what is running in error reports and measurements. Empty: made of the code (services/build/release.ts). */
  release: string
  /** 32 bytes as base64 that encrypt ID numbers in the database. Undefined: generated and kept in dataDir. */
  personalDataKey: string | undefined
  /** Whether visitors can use the cart. */
  cart: boolean
  /** Whether what the embedded services received can be read, and the demo's back office be used, at /sandbox/. */
  sandbox: boolean
  /** What opens /sandbox/ to other machines. Undefined: it is closed to them. */
  sandboxToken: string | undefined
  /** The proxies in front that say, in X-Forwarded headers, who the visitor is. */
  trustProxy: TrustProxy
  /** How long a host that is to end goes on answering, so that a proxy sees its /healthz first, in ms. */
  drainMs: number
  logLevel: LogLevel
}

/** Three looks of a proxy that looks every second and a half, in seconds. */
const DRAIN_BEHIND_PROXY = 5
const LONGEST_DRAIN = 120

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Turns the environment into the host's configuration. An unset variable means the embedded part.
 * Throws a ConfigError with one sentence that names the variable when a value is wrong.
 */
export function readConfig(env: Environment, rootDir: string): Config {
  const port = readPort(env, 'PORT', 8000)
  const dataDir = path.resolve(rootDir, readText(env, 'DATA_DIR') ?? '.data')
  const publicUrl = readOrigin(env, 'SITE_URL')
  const sandboxDefault = publicUrl?.startsWith('https:') ? 'off' : 'on'
  const sandbox = readOneOf(env, 'SANDBOX', ['on', 'off'], sandboxDefault) === 'on'
  const listen = readListen(env, sandbox ? 'localhost' : EVERYWHERE)
  const localUrl = `http://${localHost(listen)}:${port}`
  const siteUrl = publicUrl ?? localUrl
  const trustProxy = readTrustProxy(env)
  return {
    port,
    listen,
    dataDir,
    contentDir: path.join(rootDir, 'content'),
    publicDir: path.join(rootDir, 'public'),
    releasesDir: path.join(dataDir, 'releases'),
    siteUrl,
    localUrl,
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    storyblok: readStoryblok(env),
    editorOrigin: readOrigin(env, 'STORYBLOK_EDITOR_ORIGIN') ?? 'https://app.storyblok.com',
    assetHost: readUrl(env, 'ASSET_HOST') ?? '',
    shopApiUrl: readUrl(env, 'SHOP_API_URL') ?? '',
    corsOrigins: readOrigins(env, 'CORS_ORIGINS'),
    payments: readPayments(env, { localUrl, sandbox }),
    mail: readMail(env, { sandbox }),
    helpEmail: readHelpEmail(env),
    auth: readAuth(env, { siteUrl, localUrl, sandbox }),
    leads: readLeads(env, { sandbox }),
    chat: readChat(env, { sandbox }),
    booking: readBooking(env, { sandbox }),
    analytics: readAnalytics(env, { sandbox }),
    hello: readHello(env, { sandbox }),
    errors: readErrors(env, { localUrl, sandbox }),
    release: readRelease(env),
    personalDataKey: readKey(env, 'PERSONAL_DATA_KEY'),
    cart: readOneOf(env, 'CART', ['on', 'off'], 'on') === 'on',
    sandbox,
    sandboxToken: readSandboxToken(env),
    trustProxy,
    drainMs: readSeconds(env, 'DRAIN_SECONDS', LONGEST_DRAIN, trustProxy ? DRAIN_BEHIND_PROXY : 0),
    logLevel: readOneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
  }
}

/** It stands in scripts, in addresses of Sentry's, and as a value in measurements. */
function readRelease(env: Environment): string {
  const release = readText(env, 'RELEASE') ?? ''
  if (/^[\w.@+-]{0,100}$/.test(release)) return release
  throw new ConfigError('RELEASE', 'must be made of letters, digits and . _ @ + -')
}

/** Short ones could be guessed. */
function readSandboxToken(env: Environment): string | undefined {
  const token = readText(env, 'SANDBOX_TOKEN')
  if (token === undefined || token.length >= 24) return token
  throw new ConfigError(
    'SANDBOX_TOKEN',
    'must have 24 characters or more, such as `openssl rand -hex 16` makes',
  )
}

function readStoryblok(env: Environment): StoryblokConfig | undefined {
  const token = readText(env, 'STORYBLOK_TOKEN')
  const endpoint = readUrl(env, 'STORYBLOK_ENDPOINT')
  if (!token) {
    if (endpoint) {
      throw new ConfigError('STORYBLOK_TOKEN', 'must be set when STORYBLOK_ENDPOINT is set')
    }
    return undefined
  }
  const spaceId = readText(env, 'STORYBLOK_SPACE_ID')
  if (!spaceId || !/^\d+$/.test(spaceId)) {
    throw new ConfigError('STORYBLOK_SPACE_ID', 'must be the number of the Storyblok space')
  }
  return {
    endpoint: endpoint ?? 'https://api.storyblok.com/v2',
    token,
    previewToken: readText(env, 'STORYBLOK_PREVIEW_TOKEN'),
    spaceId,
  }
}
