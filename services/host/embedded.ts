import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, projectOf } from './config/config'
import type { Database, Queries } from '../database/open'
import type { PreviewSpace } from '../preview/read-draft'
import type { SpaceReader } from '../standins/storyblok/space-reader'
import type { PaymentOptions } from '../shop/payments/config'
import { byProvider, PAYMENT_PROVIDERS } from '../shop/payments/providers'
import type { Mailbox, Mailer } from '../shop/mail/message'

/** The data that services of one host share. */
export interface HostData {
  database: Database
  /** 32 bytes; opens the personal data that the shop has encrypted. */
  personalDataKey: Buffer
}

// Embeds stand-ins for outside services in this process. No other module imports the stand-ins and the sandbox (decision 033,
// oxlint.config.mjs). Each is loaded only where it is embedded.

/** Serves the site's own pictures, unless they come from an asset host; in the sandbox in any size and format. */
export async function embedPictures(app: FastifyInstance, config: Config): Promise<void> {
  const { assetHost, contentDir, dataDir, sandbox: anyForm } = config
  if (assetHost) return
  const { imagesStandin } = await import('../standins/images/index')
  await app.register(imagesStandin, { contentDir, cacheDir: path.join(dataDir, 'images'), anyForm })
}

interface EmbeddedContent {
  /** Rejects when the files cannot be served. */
  check(): Promise<void>
  reader: SpaceReader
  /** Whose drafts it serves. */
  space: PreviewSpace
}

/**
 * The demo's content API, with tokens that everybody knows. Neither builds (services/build/content-source.ts) nor pages need it.
 * Undefined where it is not embedded.
 */
export async function embedContent(
  app: FastifyInstance,
  { storyblok, contentDir, sandbox, localUrl }: Config,
): Promise<EmbeddedContent | undefined> {
  if (storyblok || !sandbox) return undefined
  const { DEMO_PREVIEW_TOKEN, DEMO_SPACE_ID } = await import('../standins/storyblok/space')
  const { storyblokStandin } = await import('../standins/storyblok/index')
  const reader = await openFiles(contentDir)
  await app.register(storyblokStandin, { prefix: '/v2', reader })
  return {
    check: async () => void (await reader.read()),
    reader,
    space: { endpoint: `${localUrl}/v2`, spaceId: DEMO_SPACE_ID, previewToken: DEMO_PREVIEW_TOKEN },
  }
}

/** Serves the files in content/ as a content API at `/v2` to clients with the token. Resolves with the id of their space. */
export async function embedFiles(app: FastifyInstance, contentDir: string, token: string): Promise<string> {
  const { storyblokStandin } = await import('../standins/storyblok/index')
  const { DEMO_SPACE_ID } = await import('../standins/storyblok/space')
  const reader = await openFiles(contentDir)
  await app.register(storyblokStandin, { prefix: '/v2', reader, tokens: { published: token } })
  return DEMO_SPACE_ID
}

/** Resolves with a function that reads the version of the published stories in content/. It rejects when they cannot be read. */
export async function versionsOfFiles(contentDir: string): Promise<() => Promise<string>> {
  const reader = await openFiles(contentDir)
  return async () => String((await reader.read()).version)
}

async function openFiles(contentDir: string) {
  const { createSpaceReader } = await import('../standins/storyblok/space-reader')
  return createSpaceReader(contentDir)
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
