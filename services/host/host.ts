import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { registerLogin } from '../auth/index'
import { verifiedEmailReader } from '../auth/session-cookie'
import type { Database, Queries } from '../database/open'
import { readShop } from '../build/read-shop'
import { checkDatabase } from '../database/outage'
import type { ReportProblem } from '../errors/reporter'
import { singleFlight } from '../lib/concurrency'
import { previewApi } from '../preview/index'
import { contentWebhook, statusRoutes } from '../publishing/index'
import type { PreviewSpace } from '../preview/read-draft'
import { type Ending, NO_ENDING } from '../server/end-in-order'
import { createServer, LIMITS } from '../server/index'
import { catalogueAt, importCatalogue, shopApi } from '../shop/index'
import type { Mailer } from '../shop/mail/message'
import { smtpMailer } from '../shop/mail/smtp'
import { withKeys } from '../shop/payments/config'
import { reports } from '../site/reports'
import type { Config } from './config/config'
import { checkWritable } from './data-dir'
import {
  embedContent,
  embedErrors,
  embedHelp,
  embedLeads,
  embedMailbox,
  embedMeasurement,
  embedPayments,
  embedPictures,
  embedSandbox,
  type HostData,
  openSpace,
} from './embedded'
import { openPersonalDataKey, readSecrets } from './secrets'
import type { Pages } from './site-host'

const SHOP_PREFIX = '/shop/api/v1'

/** What the routes of publishing need of the part that builds. */
export interface PublishingParts {
  /** Whether this host builds what is published. */
  canBuild: boolean
  readVersion(): Promise<string>
  onRequest(): void
  onCopy(): void
}

export interface HostParts {
  pages: Pages
  /** Undefined where nothing is published, as during development. */
  publishing?: PublishingParts
  database: Database
  /** Called with every error that goes into the log. */
  report?: ReportProblem
  ending?: Ending
}

/** One server with the pages and every embedded service on one origin. */
export async function createHost(
  config: Config,
  { pages, publishing, database, report, ending = NO_ENDING }: HostParts,
): Promise<FastifyInstance> {
  const app = createServer(config, LIMITS, { ending, ...(report && { report }) })
  await app.register(reports, { siteUrl: config.siteUrl })
  const store = await openSpace(config, database)
  await embedPictures(app, config, store)
  const content =
    store &&
    (await embedContent(app, config, store, await readSecrets(config.dataDir), publishing !== undefined))
  const personalDataKey = await openPersonalDataKey(config, database)
  const data: HostData = { database, personalDataKey }
  await registerShop(app, config, data)
  await registerLogin(app, config, database, personalDataKey)
  const space = previewSpaceOf(config, content?.space)
  await registerPreview(app, config, { ...data, space })
  await registerPublishing(app, config, { database, pages, space, publishing })
  await embedLeads(app, config, data)
  await embedHelp(app, config, data)
  await embedMeasurement(app, config, data)
  await embedErrors(app, config, data)
  await embedSandbox(app, config, { ...data, content })
  serveHealth(app, ending.signal, {
    ...(content && { content: content.check }),
    database: () => checkDatabase(database),
    pages: pages.check,
    storage: () => checkWritable(config.dataDir),
  })
  await pages.register(app)
  return app
}

async function registerShop(
  app: FastifyInstance,
  config: Config,
  { database, personalDataKey }: HostData,
): Promise<void> {
  if (config.shopApiUrl) return
  const { siteUrl, localUrl, contentDir, helpEmail, corsOrigins } = config
  const secrets = await readSecrets(config.dataDir)
  const payments = withKeys(config.payments, secrets)
  await importCatalogue(database, path.join(contentDir, 'catalogue'))
  const mailer = await createMailer(config.mail, database)
  await app.register(shopApi, {
    prefix: SHOP_PREFIX,
    database,
    siteUrl,
    corsOrigins,
    payments,
    personalDataKey,
    mailer,
    helpEmail,
    verifiedEmail: config.auth && verifiedEmailReader(database, siteUrl),
    sandbox: config.sandbox,
  })
  await embedPayments(app, config, { database, payments, shopUrl: `${localUrl}${SHOP_PREFIX}` })
}

/** The space of the visual editor: the configured one, or the files in content/ where they are embedded. */
const previewSpaceOf = (
  { storyblok }: Config,
  embedded: PreviewSpace | undefined,
): PreviewSpace | undefined =>
  storyblok?.previewToken ? { ...storyblok, previewToken: storyblok.previewToken } : embedded

/** Drafts for the visual editor. */
async function registerPreview(
  app: FastifyInstance,
  { shopApiUrl, siteUrl, sandbox, editorOrigin }: Config,
  { space, ...data }: HostData & { space: PreviewSpace | undefined },
): Promise<void> {
  if (!space) return
  const shop = shopApiUrl
    ? { read: () => readShop(shopApiUrl), isElsewhere: true }
    : { read: (moment: Date) => catalogueAt(data.database, moment), isElsewhere: false }
  const options = { ...data, space, shop, siteUrl, sandbox, editorOrigin }
  await app.register(previewApi, { prefix: '/preview/api/v1', ...options })
}

interface PublishingData {
  database: Database
  pages: Pages
  space: PreviewSpace | undefined
  publishing: PublishingParts | undefined
}

/** The webhook of the content service, and the page on which editors see how publishing stands. */
async function registerPublishing(
  app: FastifyInstance,
  { storyblok, dataDir, siteUrl, sandbox }: Config,
  { database, pages, space, publishing }: PublishingData,
): Promise<void> {
  const embeddedSecret = sandbox && !storyblok ? (await readSecrets(dataDir)).contentWebhookSecret : undefined
  const secret = storyblok?.webhookSecret ?? embeddedSecret
  const spaceId = storyblok?.spaceId ?? space?.spaceId
  if (publishing && secret && spaceId) {
    await app.register(contentWebhook, { prefix: '/hooks/content', database, secret, spaceId, ...publishing })
  }
  if (!space) return
  const { liveSince } = pages
  const options = { database, space, siteUrl, liveSince, canBuild: publishing?.canBuild }
  await app.register(statusRoutes, { prefix: '/editor/status', ...options })
}

/**
 * `GET /healthz`: 200 `{"status":"ok"}` while everything works, 503 with the names of the parts that do not work, and 503 from
 * the moment the host is to end, so that a proxy sends no more requests to it.
 */
function serveHealth(app: FastifyInstance, ending: AbortSignal, checks: HealthChecks): void {
  const check = createHealth(checks, (part, reason) => app.log.warn(reason, `${part} does not work`))
  app.get('/healthz', async (_request, reply) => {
    const health: Health = ending.aborted ? { status: 'ending' } : await check()
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health)
  })
}

/** Each part's own check: resolves when it works, rejects with the reason when it does not. */
export type HealthChecks = Readonly<Record<string, () => Promise<void>>>

export interface Health {
  status: 'ok' | 'starting' | 'ending'
  /** The names of the parts that do not work yet. */
  waiting?: string[]
}

type Report = (part: string, reason: unknown) => void

/**
 * Returns a function that runs the checks. Anybody may request /healthz as often as they like, and the checks use database and disk:
 * requests during a check get its result. Reasons go to `report` alone, because they can name something that is not public.
 */
export const createHealth = (checks: HealthChecks, report: Report): (() => Promise<Health>) =>
  singleFlight(() => checkHealth(checks, report))

/** Runs every check; all of them have to pass. */
async function checkHealth(checks: HealthChecks, report: Report): Promise<Health> {
  const waiting: string[] = []
  await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      try {
        await check()
      } catch (reason) {
        waiting.push(part)
        report(part, reason)
      }
    }),
  )
  return waiting.length === 0 ? { status: 'ok' } : { status: 'starting', waiting: waiting.sort() }
}

/** Sends mails by the configured mail server or the embedded one; undefined where there is neither. */
export async function createMailer(config: Config['mail'], database: Queries): Promise<Mailer | undefined> {
  if (!config) return undefined
  return config.smtp ? smtpMailer(config.smtp, config.from) : embedMailbox(database, config.from)
}
