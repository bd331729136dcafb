import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, projectOf } from './config/config'
import type { Database, Queries } from '../database/open'
import type { PreviewSpace } from '../preview/read-draft'
import type { PaymentOptions } from '../shop/payments/config'
import { byProvider, PAYMENT_PROVIDERS } from '../shop/payments/providers'
import type { Mailbox, Mailer } from '../shop/mail/message'
import type { SpaceReader } from '../standins/storyblok/space-reader'
import type { SpaceStore } from '../standins/storyblok/store/space-store'

/** The data that services of one host share. */
export interface HostData {
  database: Database
  /** 32 bytes; opens the personal data that the shop has encrypted. */
  personalDataKey: Buffer
}

// Embeds stand-ins for outside services in this process. No other module imports the stand-ins and the sandbox (decision 033,
// oxlint.config.mjs). Each is loaded only where it is embedded.

/** Serves the site's own pictures, unless they come from an asset host; in the sandbox in any size and format. */
export async function embedPictures(
  app: FastifyInstance,
  config: Config,
  space: SpaceStore | undefined,
): Promise<void> {
  const { assetHost, contentDir, dataDir, sandbox: anyForm } = config
  if (assetHost) return
  const { imagesStandin } = await import('../standins/images/index')
  const cacheDir = path.join(dataDir, 'images')
  await app.register(imagesStandin, { contentDir, cacheDir, anyForm, ...(space && { space }) })
}

/** Whether the content space is the demo's, which can be edited here. */
export const embedsSpace = ({ storyblok, sandbox }: Pick<Config, 'storyblok' | 'sandbox'>): boolean =>
  sandbox && !storyblok

/** The demo's content space: the files in content/ and what was changed since. Undefined where it is not embedded. */
export async function openSpace(
  config: Pick<Config, 'storyblok' | 'sandbox' | 'contentDir'>,
  database: Database,
): Promise<SpaceStore | undefined> {
  if (!embedsSpace(config)) return undefined
  const { createSpaceStore } = await import('../standins/storyblok/store/space-store')
  return createSpaceStore(database, config.contentDir)
}

interface EmbeddedContent {
  /** Rejects when the files cannot be served. */
  check(): Promise<void>
  store: SpaceStore
  /** Whose drafts it serves. */
  space: PreviewSpace
}

/**
 * The demo's content API, with tokens that everybody knows, and the management API that writes to its space, which the guard of the
 * sandbox admits to. Neither builds (services/build/content-source.ts) nor pages need them.
 * Resolves with the health check and the space whose drafts it serves.
 * @param secrets the one that signs what the space tells the site of what was published
 * @param publishes whether the site takes the webhook of the space
 */
export async function embedContent(
  app: FastifyInstance,
  { localUrl, siteUrl, sandboxToken }: Config,
  store: SpaceStore,
  { contentWebhookSecret: secret }: { contentWebhookSecret: string },
  publishes: boolean,
): Promise<EmbeddedContent> {
  const { DEMO_MANAGEMENT_TOKEN, DEMO_PREVIEW_TOKEN, DEMO_SPACE_ID } =
    await import('../standins/storyblok/space')
  const { storyblokStandin } = await import('../standins/storyblok/index')
  const { managementApi } = await import('../standins/storyblok/management/index')
  const { guardSandbox } = await import('../sandbox/guard')
  await app.register(storyblokStandin, { prefix: '/v2', reader: store })
  const access = { siteUrl, token: sandboxToken }
  const webhook = publishes ? { url: `${localUrl}${CONTENT_HOOK}`, secret } : undefined
  const tokens = [DEMO_MANAGEMENT_TOKEN, ...(sandboxToken ? [sandboxToken] : [])]
  const options = { store, tokens, webhook, signingKey: secret, url: `${siteUrl}${MANAGEMENT}` }
  await app.register((instance) => guardSandbox(instance, access, (own) => managementApi(own, options)), {
    prefix: MANAGEMENT,
  })
  return {
    check: async () => void (await store.read()),
    store,
    space: { endpoint: `${localUrl}/v2`, spaceId: DEMO_SPACE_ID, previewToken: DEMO_PREVIEW_TOKEN },
  }
}

/** Where the webhook of a content space is received, and where the management API is embedded. */
const [CONTENT_HOOK, MANAGEMENT] = ['/hooks/content/', '/v1']

/**
 * Serves a space as a content API at `/v2` to clients with the token. Resolves with the id of the space.
 * @param space a folder with the files of one, or one that is open
 */
export async function embedFiles(
  app: FastifyInstance,
  space: string | SpaceReader,
  token: string,
): Promise<string> {
  const { storyblokStandin } = await import('../standins/storyblok/index')
  const { DEMO_SPACE_ID } = await import('../standins/storyblok/space')
  const reader = await readerOf(space)
  await app.register(storyblokStandin, { prefix: '/v2', reader, tokens: { published: token } })
  return DEMO_SPACE_ID
}

/** Resolves with a function that reads the version of what visitors see of a space. It rejects when the files cannot be read. */
export async function versionsOfFiles(space: string | SpaceReader): Promise<() => Promise<string>> {
  const reader = await readerOf(space)
  return async () => String((await reader.read()).version)
}

async function readerOf(space: string | SpaceReader): Promise<SpaceReader> {
  if (typeof space !== 'string') return space
  const { createSpaceReader } = await import('../standins/storyblok/space-reader')
  return createSpaceReader(space)
}

/** The payment providers that the configuration embeds. @param shopUrl receives their webhooks */
export async function embedPayments(
  app: FastifyInstance,
  { siteUrl, payments: configs }: Config,
  { database, payments, shopUrl }: { database: Database; payments: PaymentOptions; shopUrl: string },
): Promise<void> {
  const providers = byProvider((name) => {
    const keys = configs[name]?.embedded ? payments[name] : undefined
    return keys && { ...keys, webhookUrl: `${shopUrl}/webhooks/${name}/` }
  })
  if (!PAYMENT_PROVIDERS.some((name) => providers[name])) return
  const { paymentsStandin } = await import('../shop/payments/standin/index')
  await app.register(paymentsStandin, { prefix: '/pay', database, siteUrl, providers })
}

/** The identity provider of the demo, where no other is configured. */
export async function embedIdentity(
  app: FastifyInstance,
  client: {
    database: Database
    siteUrl: string
    issuer: string
    clientId: string
    clientSecret: string
    redirectUri: string
  },
): Promise<void> {
  const { identityStandin } = await import('../standins/identity/index')
  await app.register(identityStandin, { prefix: '/login', ...client })
}

/** The CRM and the captcha of the demo, where no other CRM is configured. */
export async function embedLeads(
  app: FastifyInstance,
  { leads, siteUrl, sandbox }: Config,
  parts: HostData,
): Promise<void> {
  if (!leads?.embedded || !leads.captcha) return
  const { siteKey, keyName } = leads.captcha
  const options = { ...parts, siteUrl, sandbox, siteKey }
  const { captchaStandin } = await import('../standins/captcha/index')
  await app.register(captchaStandin, { prefix: '/captcha', ...options })
  const { crmStandin } = await import('../standins/crm/index')
  await app.register(crmStandin, { prefix: '/servlet', ...options, orgId: leads.orgId, keyName })
}

/** The chat and the booking provider of the demo, each where no other is configured. */
export async function embedHelp(
  app: FastifyInstance,
  { chat, booking, siteUrl, sandbox }: Config,
  parts: HostData,
): Promise<void> {
  const options = { ...parts, siteUrl, sandbox }
  if (chat?.embedded) {
    const { chatStandin } = await import('../standins/chat/index')
    await app.register(chatStandin, { prefix: '/chat', ...options })
  }
  if (booking?.embedded) {
    const { bookingStandin } = await import('../standins/booking/index')
    await app.register(bookingStandin, { prefix: '/booking', ...options })
  }
}

/** The Segment of the demo, and the service that answers with a visitor's address, each where no other is configured. */
export async function embedMeasurement(
  app: FastifyInstance,
  { analytics, hello, sandbox }: Config,
  parts: HostData,
): Promise<void> {
  if (analytics?.embedded) {
    const { segmentStandin } = await import('../standins/segment/index')
    await app.register(segmentStandin, {
      prefix: '/segment',
      ...parts,
      sandbox,
      writeKey: analytics.writeKey,
    })
  }
  if (hello?.embedded) {
    const { helloStandin } = await import('../standins/hello/index')
    await app.register(helloStandin, { prefix: '/signup' })
  }
}

/** The Sentry of the demo, where no other is configured. */
export async function embedErrors(
  app: FastifyInstance,
  { errors, sandbox }: Config,
  parts: HostData,
): Promise<void> {
  if (!errors?.embedded) return
  const { sentryStandin } = await import('../standins/sentry/index')
  await app.register(sentryStandin, { prefix: '/sentry', ...parts, sandbox, ...projectOf(errors) })
}

/** A mailbox in the database that takes every mail to a shopper. */
export async function embedMailbox(database: Queries, from: Mailbox): Promise<Mailer> {
  const { embeddedMailer } = await import('../standins/mail/mailbox')
  return embeddedMailer(database, from)
}

/** Shows at `/sandbox/` everything that the stand-ins received, with the demo's back office. */
export async function embedSandbox(
  app: FastifyInstance,
  { sandbox: isOn, siteUrl, sandboxToken, mail, leads, chat, booking, analytics, errors }: Config,
  parts: HostData & { content: EmbeddedContent | undefined },
): Promise<void> {
  if (!isOn) return
  const { sandbox } = await import('../sandbox/index')
  await app.register(sandbox, {
    prefix: '/sandbox',
    ...parts,
    access: { siteUrl, token: sandboxToken },
    keepsMail: mail?.smtp === undefined,
    keepsLeads: leads?.embedded,
    keepsChats: chat?.embedded,
    keepsBookings: booking?.embedded,
    keepsEvents: analytics?.embedded,
    keepsErrors: errors?.embedded,
  })
}
