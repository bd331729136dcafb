import type { Config } from './config/config'
import { SELLER } from '../shop/domain/seller'

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
