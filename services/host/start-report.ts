import { SELLER } from '../shop/domain/seller'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../shop/payments/providers'
import type { Config } from './config/config'

/** An outside part of the product: the real service, one embedded in this host, or none. */
interface Part {
  name: string
  state: 'real' | 'embedded' | 'off'
  /** Its address, or what its absence means; never with a password or a token. */
  note: string
}

/** The parts of a host with this configuration. */
export function listParts(config: Config): Part[] {
  const { storyblok, assetHost, shopApiUrl, databaseUrl, dataDir, sandbox, mail, sandboxToken } = config
  const { auth, leads, chat, booking, analytics, hello, errors } = config
  const stored = 'stored, see /sandbox/'
  return [
    storyblok
      ? real('content', `space ${storyblok.spaceId} at ${hostOf(storyblok.endpoint)}`)
      : embedded('content', `the files in content/, ${sandbox ? 'also at /v2' : 'for builds alone'}`),
    draftsPart(config),
    assetHost ? real('pictures', hostOf(assetHost)) : embedded('pictures', 'those in content/assets/'),
    shopApiUrl ? real('shop API', hostOf(shopApiUrl)) : embedded('shop API', 'in this process'),
    databaseUrl
      ? real('database', hostOf(databaseUrl))
      : embedded('database', `on this disk alone, in ${dataDir}`),
    ...PAYMENT_PROVIDERS.map((name) => paymentPart(config, name)),
    mail?.smtp
      ? real('mail', mail.smtp.host)
      : partOf('mail', mail && { embedded: true }, 'mails wait in the database', stored),
    partOf('login', auth, 'not offered', 'the demo account', auth?.authorizeUrl),
    partOf('leads', leads, 'stored by the shop and mailed', stored, leads?.crmUrl),
    partOf(
      'captcha',
      leads?.captcha && leads,
      'none',
      'accepts anybody who ticks its box',
      leads?.captcha?.scriptUrl,
    ),
    partOf('chat', chat, 'not offered', stored, chat?.scriptUrl),
    partOf('booking', booking, 'calendars open by their links', stored, booking?.url),
    partOf('analytics', analytics, 'nothing is measured', stored, analytics?.cdnUrl),
    partOf('hello', hello, 'pages do not know addresses', 'answers with a visitor’s address', hello?.url),
    partOf('errors', errors, 'in the log alone', stored, errors?.hostDsn),
    sandbox
      ? embedded('sandbox', sandboxToken ? 'for clients with SANDBOX_TOKEN' : 'for this machine alone')
      : off('sandbox', 'orders are not shown'),
  ]
}

function draftsPart({ storyblok, sandbox, editorOrigin }: Config): Part {
  const isOn = storyblok ? storyblok.previewToken !== undefined : sandbox
  if (!isOn) return off('drafts', 'not shown')
  return storyblok
    ? real('drafts', `for the editor at ${hostOf(editorOrigin)}`)
    : embedded('drafts', 'edited at /sandbox/editor/')
}

function paymentPart({ payments, shopApiUrl }: Config, name: PaymentProviderName): Part {
  if (shopApiUrl) return off(name, 'the shop API elsewhere takes payments')
  return partOf(name, payments[name], 'not offered', 'test cards and test banks', payments[name]?.apiUrl)
}

/** @param address of the real service */
function partOf(
  name: string,
  service: { embedded: boolean } | undefined,
  noteOff: string,
  noteEmbedded: string,
  address = '',
): Part {
  if (!service) return off(name, noteOff)
  return service.embedded ? embedded(name, noteEmbedded) : real(name, hostOf(address))
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

/** The names of the variables of any of these providers: `CHECKOUT_…, BLACKBIRD_… or STITCH_…`. */
const variablesOfAny = (providers: readonly PaymentProviderName[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    providers.map((name) => `${name.toUpperCase()}_…`),
  )

/** A condition, and the sentence for it: the fact, its consequence, and the remedy. */
interface Advice {
  isDue(config: Config, seller: Seller): boolean
  sentence(config: Config, seller: Seller): string
}

const isPublic = ({ siteUrl }: Config): boolean => siteUrl.startsWith('https:')
const hasShop = ({ shopApiUrl }: Config): boolean => shopApiUrl === ''
/** A shop whose orders are real. */
const takesRealOrders = (config: Config): boolean => hasShop(config) && !config.sandbox

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
    isDue: (config) => takesRealOrders(config) && config.databaseUrl === undefined,
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
    isDue: (config) =>
      takesRealOrders(config) && Object.values(config.payments).every((provider) => !provider),
    sentence: () =>
      `No payment provider is set: nobody can pay by card or instant EFT. Set the variables of ${variablesOfAny(PAYMENT_PROVIDERS)}.`,
  },
  {
    isDue: (config) => hasShop(config) && config.mail === undefined,
    sentence: () =>
      'SMTP_URL is not set: mails to shoppers wait in the database until it is, and nobody can confirm an order.',
  },
  {
    isDue: (config, { email }) => takesRealOrders(config) && email.endsWith('.example'),
    sentence: (_config, { legalName }) =>
      `The seller is a sample: invoices, mails and pages name ${legalName}, which nobody can reach. Put your own details into ` +
      'services/shop/domain/seller.ts and the story of the footer.',
  },
  {
    isDue: ({ storyblok }) => storyblok !== undefined && storyblok.webhookSecret === undefined,
    sentence: ({ siteUrl }) =>
      `STORYBLOK_WEBHOOK_SECRET is not set: what editors publish is live after minutes instead of seconds. Add a webhook to ${siteUrl}/hooks/content/ in the space, with a secret, and set it here.`,
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
