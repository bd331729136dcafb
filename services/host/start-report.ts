import { SELLER } from '../shop/domain/seller'
import { PAYMENT_PROVIDERS } from '../shop/payments/providers'
import type { Config } from './config/config'

/** An outside part of the product: the real service, one embedded in this host, or none. */
interface Part {
  name: string
  state: 'real' | 'embedded' | 'off'
  /** Where it is, or what follows; never with a password or a token. */
  note: string
}

/** What a host with this configuration talks to. */
export function listParts(config: Config): Part[] {
  const { storyblok, assetHost, shopApiUrl, databaseUrl, dataDir, sandbox } = config
  return [
    storyblok
      ? real('content', `space ${storyblok.spaceId} at ${hostOf(storyblok.endpoint)}`)
      : embedded(
          'content',
          sandbox ? 'the files in content/, also at /v2' : 'the files in content/, for builds alone',
        ),
    previewPart(config),
    assetHost ? real('pictures', hostOf(assetHost)) : embedded('pictures', 'those in content/assets/'),
    shopApiUrl ? real('shop API', hostOf(shopApiUrl)) : embedded('shop API', 'in this process'),
    databaseUrl
      ? real('database', hostOf(databaseUrl))
      : embedded('database', `on this disk alone, in ${dataDir}`),
    ...paymentParts(config),
    mailPart(config),
    loginPart(config),
    leadsPart(config),
    captchaPart(config),
    chatPart(config),
    bookingPart(config),
    analyticsPart(config),
    helloPart(config),
    errorsPart(config),
    sandboxPart(config),
  ]
}

function previewPart({ storyblok, sandbox, editorOrigin }: Config): Part {
  const isOn = storyblok ? storyblok.previewToken !== undefined : sandbox
  if (!isOn) return off('drafts', 'not shown')
  const note = `for the editor at ${hostOf(editorOrigin)}`
  return storyblok ? real('drafts', note) : embedded('drafts', note)
}

function paymentParts({ payments, shopApiUrl }: Config): Part[] {
  return PAYMENT_PROVIDERS.map((name) => {
    const provider = payments[name]
    if (shopApiUrl) return off(name, 'the shop API elsewhere takes payments')
    if (!provider) return off(name, 'not offered')
    return provider.embedded
      ? embedded(name, 'test cards and test banks')
      : real(name, hostOf(provider.apiUrl))
  })
}

function mailPart({ mail }: Config): Part {
  if (!mail) return off('mail', 'mails wait in the database')
  return mail.smtp ? real('mail', mail.smtp.host) : embedded('mail', 'kept at /sandbox/')
}

function loginPart({ auth }: Config): Part {
  if (!auth) return off('login', 'not offered')
  return auth.embedded ? embedded('login', 'the demo account') : real('login', hostOf(auth.authorizeUrl))
}

function leadsPart({ leads }: Config): Part {
  if (!leads) return off('leads', 'kept by the shop and mailed')
  return leads.embedded ? embedded('leads', 'kept at /sandbox/') : real('leads', hostOf(leads.crmUrl))
}

function captchaPart({ leads }: Config): Part {
  if (!leads?.captcha) return off('captcha', 'not asked for')
  return leads.embedded
    ? embedded('captcha', 'believes whoever ticks its box')
    : real('captcha', hostOf(leads.captcha.scriptUrl))
}

function chatPart({ chat }: Config): Part {
  if (!chat) return off('chat', 'not offered')
  return chat.embedded ? embedded('chat', 'kept at /sandbox/') : real('chat', hostOf(chat.scriptUrl))
}

function bookingPart({ booking }: Config): Part {
  if (!booking) return off('booking', 'calendars open by their links')
  return booking.embedded ? embedded('booking', 'kept at /sandbox/') : real('booking', hostOf(booking.url))
}

function analyticsPart({ analytics }: Config): Part {
  if (!analytics) return off('analytics', 'nothing is measured')
  return analytics.embedded
    ? embedded('analytics', 'kept at /sandbox/')
    : real('analytics', hostOf(analytics.cdnUrl))
}

function helloPart({ hello }: Config): Part {
  if (!hello) return off('hello', 'pages do not know addresses')
  return hello.embedded
    ? embedded('hello', 'tells pages their visitor’s address')
    : real('hello', hostOf(hello.url))
}

function errorsPart({ errors }: Config): Part {
  if (!errors) return off('errors', 'in the log alone')
  return errors.embedded ? embedded('errors', 'kept at /sandbox/') : real('errors', hostOf(errors.hostDsn))
}

function sandboxPart({ sandbox, sandboxToken }: Config): Part {
  if (!sandbox) return off('sandbox', 'orders are not shown')
  return embedded('sandbox', sandboxToken ? 'for whoever has SANDBOX_TOKEN' : 'for this machine alone')
}

const real = (name: string, note: string): Part => ({ name, state: 'real', note })
const embedded = (name: string, note: string): Part => ({ name, state: 'embedded', note })
const off = (name: string, note: string): Part => ({ name, state: 'off', note })

/** Without the user, password and query that an address may hold. */
const hostOf = (address: string): string => new URL(address).host

/** The parts as lines of one table. */
export function tableOfParts(parts: readonly Part[]): string[] {
  const widest = Math.max(...parts.map(({ name }) => name.length))
  return parts.map(({ name, state, note }) => `  ${name.padEnd(widest)}  ${state.padEnd(8)}  ${note}`)
}

type Seller = Record<'legalName' | 'email', string>

/** When a piece of advice is due, and its sentence: what is so, what follows, and what to do. */
interface Advice {
  isDue(config: Config, seller: Seller): boolean
  sentence(config: Config, seller: Seller): string
}

const isPublic = ({ siteUrl }: Config): boolean => siteUrl.startsWith('https:')
const hasShop = ({ shopApiUrl }: Config): boolean => shopApiUrl === ''
/** A shop whose orders are meant. */
const isInEarnest = (config: Config): boolean => hasShop(config) && !config.sandbox

const ADVICE: readonly Advice[] = [
  {
    isDue: (config) => config.sandbox && isPublic(config),
    sentence: () =>
      'SANDBOX is on under a public address: test cards pay for orders, and the demo login is open to everybody. Set SANDBOX=off.',
  },
  {
    isDue: (config) => isPublic(config) && !config.trustProxy,
    sentence: () =>
      'TRUST_PROXY is not set, while SITE_URL is https, which a proxy in front has to speak: all visitors count as one, share its ' +
      'tries and are refused together. Set TRUST_PROXY to the number of proxies.',
  },
  {
    isDue: (config) => isInEarnest(config) && config.databaseUrl === undefined,
    sentence: ({ dataDir }) =>
      `DATABASE_URL is not set: orders lie in ${dataDir}, on one disk and for one host. Set it to a Postgres with backups.`,
  },
  {
    isDue: ({ databaseUrl, personalDataKey }) => databaseUrl !== undefined && personalDataKey === undefined,
    sentence: ({ dataDir }) =>
      `PERSONAL_DATA_KEY is not set: what is sealed in the database opens with the key in ${dataDir}/secrets.json alone. Set that ` +
      'one, the same for every host on this database, and keep a copy elsewhere.',
  },
  {
    isDue: (config) => isInEarnest(config) && Object.values(config.payments).every((provider) => !provider),
    sentence: () =>
      'No payment provider is set: nobody can pay by card or instant EFT. Set the variables of CHECKOUT_…, BLACKBIRD_… or STITCH_….',
  },
  {
    isDue: (config) => hasShop(config) && config.mail === undefined,
    sentence: () =>
      'SMTP_URL is not set: mails to shoppers wait in the database until it is, and nobody can confirm an order.',
  },
  {
    isDue: (config, { email }) => isInEarnest(config) && email.endsWith('.example'),
    sentence: (_config, { legalName }) =>
      `The seller is a sample: invoices, mails and pages name ${legalName}, which nobody can reach. Put your own details into ` +
      'services/shop/domain/seller.ts and the story of the footer.',
  },
  {
    isDue: ({ shopApiUrl, siteUrl }) =>
      URL.canParse(shopApiUrl) && new URL(shopApiUrl).origin !== new URL(siteUrl).origin,
    sentence: ({ siteUrl }) =>
      `SHOP_API_URL is on another origin: a host of this product there answers pages of ${siteUrl} once its CORS_ORIGINS names it.`,
  },
]

/** Warnings about a configuration that works, but is probably not what its operator wants; none for the demo. */
export const adviceOn = (config: Config, seller: Seller = SELLER): string[] =>
  ADVICE.filter(({ isDue }) => isDue(config, seller)).map(({ sentence }) => sentence(config, seller))
