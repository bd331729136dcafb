import path from 'node:path'
import { SELLER } from '../../shop/domain/seller'
import { standinPath } from '../../shop/payments/config'
import { byProvider, PAYMENT_PROVIDERS, type PaymentProviderName } from '../../shop/payments/providers'
import { type Environment, readEnvironment } from './environment'
import { ConfigError } from './kinds'
import { EVERYWHERE, localHost } from './listen'

/** Three looks of a proxy that looks every second and a half, in seconds. */
const DRAIN_BEHIND_PROXY = 5

/** The public key by which the embedded error service knows the site, and the path of the project there. */
const SENTRY_KEY = '5e9a7c2b4d1f48e3a6b0c9d8e7f61234'
const SENTRY_PATH = '/sentry/1'

export type Config = ReturnType<typeof readConfig>

/**
 * Turns the environment into the host's configuration. An unset variable means the embedded part; where the sandbox is off, no
 * part that needs one (decision 033). Throws a ConfigError with one sentence that names the variable when a value is wrong.
 */
export function readConfig(env: Environment, rootDir: string) {
  const values = readEnvironment(env)
  const { PORT: port, TRUST_PROXY: trustProxy } = values
  const dataDir = path.resolve(rootDir, values.DATA_DIR)
  const isPublic = values.SITE_URL?.startsWith('https:')
  const sandbox = (values.SANDBOX ?? (isPublic ? 'off' : 'on')) === 'on'
  const listen = values.LISTEN ?? (sandbox ? 'localhost' : EVERYWHERE)
  const localUrl = `http://${localHost(listen)}:${port}`
  const siteUrl = values.SITE_URL ?? localUrl
  const embedded = <Part>(part: Part): Part | undefined => (sandbox ? part : undefined)
  return {
    port,
    /** Where the host listens: EVERYWHERE, or a name or address of this machine. */
    listen,
    /** Absolute path of everything the host writes. */
    dataDir,
    /** Absolute path of the content model, stories and assets. */
    contentDir: path.join(rootDir, 'content'),
    /** Absolute path of the folder that `gatsby build` works in. */
    publicDir: path.join(rootDir, 'public'),
    /** Absolute path of the finished builds, one folder each; the newest is the site. */
    releasesDir: path.join(dataDir, 'releases'),
    /** Origin of the site, without a trailing slash. */
    siteUrl,
    /** Where this host reaches itself. */
    localUrl,
    databaseUrl: values.DATABASE_URL,
    /** The Storyblok space that stories come from. Undefined: the files in content/. */
    storyblok: storyblokOf(values),
    /** Receives news about publishing as `{"text"}`. Undefined: the news are in the log and at /editor/status/ alone. */
    publishNotifyUrl: values.PUBLISH_NOTIFY_URL,
    /** Origin of the visual editor, which alone may show the preview of drafts in a frame. */
    editorOrigin: values.STORYBLOK_EDITOR_ORIGIN,
    /** Origin that serves `/f/…`; empty for the site's own. */
    assetHost: values.ASSET_HOST,
    /** Base of the shop API including its version, empty for the embedded one. */
    shopApiUrl: values.SHOP_API_URL,
    /** Origins of sites elsewhere whose pages may call the embedded shop API. */
    corsOrigins: values.CORS_ORIGINS,
    payments: paymentsOf(values, { localUrl, sandbox }),
    /** Undefined where mails can neither be sent nor be looked at: they wait in the database. */
    mail: mailOf(values) ?? embedded({ from: { name: SELLER.name, address: SELLER.email }, smtp: undefined }),
    /** Receives replies to mails, and the leads that no CRM took. Undefined: the seller's own address. */
    helpEmail: values.HELP_EMAIL,
    /** The identity provider that visitors log in with. Undefined where nobody can log in. */
    auth:
      authOf(values) ??
      // The password of its account is known to all.
      embedded({
        embedded: true,
        authorizeUrl: `${siteUrl}/login/authorize`,
        tokenUrl: `${localUrl}/login/token`,
        issuer: `${siteUrl}/login`,
        jwksUrl: `${localUrl}/login/jwks`,
        clientId: 'site',
        clientSecret: undefined,
      }),
    /** The CRM of the forms for a call-back. Undefined: the shop stores the forms and mails them to sales. */
    leads:
      leadsOf(values) ??
      embedded({
        embedded: true,
        crmUrl: '/servlet/servlet.WebToLead',
        orgId: '00D000000000DEM',
        captcha: { scriptUrl: '/captcha/api.js', siteKey: 'demo-site-key', keyName: 'demo_captcha' },
      }),
    /** The script of a provider's chat: an address, or a path of the site where it is embedded. Undefined where nobody can chat. */
    chat: values.CHAT_SCRIPT_URL
      ? { embedded: false, scriptUrl: values.CHAT_SCRIPT_URL }
      : embedded({ embedded: true, scriptUrl: '/chat/widget.js' }),
    /**
     * A provider's calendars: an origin, or a path of the site where they are embedded. Undefined where no page may show one in
     * a frame.
     */
    booking: values.BOOKING_URL
      ? { embedded: false, url: values.BOOKING_URL }
      : embedded({ embedded: true, url: '/booking/' }),
    /**
     * Segment: its public key of the source, and the address, or the path of the embedded one, that its library loads settings
     * from. Undefined where nothing is measured.
     */
    analytics: values.SEGMENT_WRITE_KEY
      ? { embedded: false, writeKey: values.SEGMENT_WRITE_KEY, cdnUrl: values.SEGMENT_CDN_URL }
      : embedded({ embedded: true, writeKey: 'demo-write-key', cdnUrl: '/segment' }),
    /**
     * The service that answers a page with the IP address of its visitor (specification 7, "Other"): an address, or a path of the
     * site where it is embedded. Undefined where no page requests it.
     */
    hello: values.HELLO_URL
      ? { embedded: false, url: values.HELLO_URL }
      : embedded({ embedded: true, url: '/signup/hello.json' }),
    /** Sentry, to which site and services report errors. Undefined where errors are in the log alone. */
    errors:
      errorsOf(values) ??
      embedded({
        embedded: true,
        // Without protocol and host, because pages reach it wherever they are.
        siteDsn: `${SENTRY_KEY}@${SENTRY_PATH}`,
        hostDsn: localUrl.replace('://', `://${SENTRY_KEY}@`) + SENTRY_PATH,
        sampleRate: values.SENTRY_SAMPLE_RATE,
        upload: undefined,
      }),
    /** Names what is running in error reports and measurements. Empty: made of the code (services/build/fingerprint.ts). */
    release: values.RELEASE,
    /** 32 bytes as base64 that encrypt ID numbers in the database. Undefined: generated and stored in dataDir. */
    personalDataKey: values.PERSONAL_DATA_KEY,
    /** Whether visitors can use the cart. */
    cart: values.CART === 'on',
    /** Whether /sandbox/ shows what the embedded services received, and offers the demo's back office. */
    sandbox,
    /** Opens /sandbox/ to other machines. Undefined: it is closed to them. */
    sandboxToken: values.SANDBOX_TOKEN,
    /** The proxies in front whose X-Forwarded headers name the visitor. */
    trustProxy,
    /** How long a host that is to end goes on answering, so that a proxy sees its /healthz first, in ms. */
    drainMs: (values.DRAIN_SECONDS ?? (trustProxy ? DRAIN_BEHIND_PROXY : 0)) * 1000,
    logLevel: values.LOG_LEVEL,
  }
}

type Values = ReturnType<typeof readEnvironment>

function storyblokOf(values: Values) {
  const { STORYBLOK_TOKEN: token, STORYBLOK_SPACE_ID: spaceId } = values
  if (!token) return undefined
  if (!spaceId || !/^\d+$/.test(spaceId)) {
    throw new ConfigError('STORYBLOK_SPACE_ID', 'must be the number of the Storyblok space')
  }
  return {
    /** Content delivery API including `/v2`, without a trailing slash. */
    endpoint: values.STORYBLOK_ENDPOINT,
    /** Reads published stories; may reach the browser. */
    token,
    /** Reads drafts; stays on the server. Undefined switches the editor preview off. */
    previewToken: values.STORYBLOK_PREVIEW_TOKEN,
    /** Signs the webhooks of the space. Undefined: none are taken, and a change is found within minutes. */
    webhookSecret: values.STORYBLOK_WEBHOOK_SECRET,
    spaceId,
  }
}

/**
 * A provider that is not set is off: undefined. Where none is set and the sandbox is on, all are the embedded ones, whose cards cost
 * nothing: beside a real one these would pay for orders that others pay real money for (decision 033).
 */
function paymentsOf(values: Values, { localUrl, sandbox }: { localUrl: string; sandbox: boolean }) {
  const real = byProvider((name) => providerOf(values, name))
  if (!sandbox || PAYMENT_PROVIDERS.some((name) => real[name])) return real
  // Their keys are generated (services/host/secrets.ts).
  return byProvider((name) => ({
    embedded: true,
    apiUrl: `${localUrl}${standinPath(name)}`,
    secretKey: undefined,
    webhookSecret: undefined,
  }))
}

function providerOf(values: Values, name: PaymentProviderName) {
  const prefix = name.toUpperCase() as Uppercase<PaymentProviderName>
  const apiUrl = values[`${prefix}_API_URL`]
  const [secretKey, webhookSecret] = [values[`${prefix}_SECRET_KEY`], values[`${prefix}_WEBHOOK_SECRET`]]
  return apiUrl === undefined ? undefined : { embedded: false, apiUrl, secretKey, webhookSecret }
}

const mailOf = ({ SMTP_URL: smtp, MAIL_FROM: from }: Values) => (smtp && from ? { from, smtp } : undefined)

function authOf(values: Values) {
  const { AUTH_AUTHORIZE_URL: authorizeUrl, AUTH_TOKEN_URL: tokenUrl, AUTH_ISSUER: issuer } = values
  const { AUTH_CLIENT_ID: clientId, AUTH_CLIENT_SECRET: clientSecret } = values
  if (!authorizeUrl || !tokenUrl || !issuer || !clientId || !clientSecret) return undefined
  return {
    embedded: false,
    /** The page on which people log in. */
    authorizeUrl,
    /** Where codes are redeemed, server to server. */
    tokenUrl,
    /** As the provider's tokens name it, letter by letter. */
    issuer,
    /** Where the provider's keys are. Undefined: found by the description at the issuer's address. */
    jwksUrl: undefined,
    clientId,
    /** Undefined for the embedded provider, whose secret is generated. */
    clientSecret,
  }
}

function leadsOf(values: Values) {
  const { CRM_URL: crmUrl, CRM_ORG_ID: orgId } = values
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_KEY_NAME: keyName, CAPTCHA_SCRIPT_URL: scriptUrl } = values
  if (!crmUrl || !orgId) return undefined
  return {
    embedded: false,
    /** Web-to-lead without a query: an address, or a path of the site where it is embedded. */
    crmUrl,
    /** Names the organisation to the CRM; public. */
    orgId,
    /** Undefined: forms ask for no captcha. `keyName` is the name under which the CRM stores the key. */
    captcha: siteKey && keyName ? { scriptUrl, siteKey, keyName } : undefined,
  }
}

function errorsOf(values: Values) {
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project } = values
  const { SENTRY_DSN: dsn, SENTRY_SAMPLE_RATE: sampleRate } = values
  if (!dsn) return undefined
  return {
    embedded: false,
    /** As pages reach it. */
    siteDsn: dsn,
    /** As this process reaches it. */
    hostDsn: dsn,
    /** The share of errors that is reported, from 0 to 1. */
    sampleRate,
    /** Lets a build upload its source maps. Undefined: none are made. */
    upload: authToken && org && project ? { authToken, org, project } : undefined,
  }
}

/** The public key and the number of the project, from its address. */
export function projectOf({ hostDsn }: { hostDsn: string }): { key: string; project: string } {
  const { username, pathname } = new URL(hostDsn)
  return { key: username, project: pathname.slice(pathname.lastIndexOf('/') + 1) }
}
