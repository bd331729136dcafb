import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { registerLogin } from '../auth/register-login'
import { verifiedEmailReader } from '../auth/verified-email'
import type { Config } from './config/config'
import { checkWritable } from './data-dir'
import { checkDatabase } from '../database/check'
import type { Database } from '../database/open'
import {
  embedContent,
  embedErrors,
  embedHelp,
  embedLeads,
  embedMeasurement,
  embedPayments,
  embedPictures,
  embedSandbox,
} from './embedded'
import type { ReportProblem } from '../errors/reporter'
import type { Front } from './site-host'
import { createHealth, type Health, type HealthChecks } from './health'
import { createMailer } from './mailer'
import { openPersonalDataKey } from './personal-data-key'
import { previewApi } from '../preview/index'
import type { PreviewSpace } from '../preview/read-draft'
import { withKeys } from '../shop/payments/config'
import { readSecrets } from './secrets'
import { importCatalogue, shopApi } from '../shop/index'
import { type Ending, NO_ENDING } from '../server/end-in-order'
import { createServer } from '../server/index'
import { LIMITS } from '../server/limits'
import { reports } from '../site/reports'

const SHOP_PREFIX = '/shop/api/v1'

export interface HostParts {
  front: Front
  database: Database
  /** Hears of every error that goes into the log. */
  report?: ReportProblem
  ending?: Ending
}

/** One server with the pages and every embedded service on one origin. */
export async function createHost(
  config: Config,
  { front, database, report, ending = NO_ENDING }: HostParts,
): Promise<FastifyInstance> {
  const app = createServer(config, LIMITS, { ending, ...(report && { report }) })
  await app.register(reports, { siteUrl: config.siteUrl })
  await embedPictures(app, config)
  const content = await embedContent(app, config)
  const personalDataKey = await openPersonalDataKey(config, database)
  await registerShop(app, config, { database, personalDataKey })
  await registerLogin(app, config, database, personalDataKey)
  await registerPreview(app, config, { database, personalDataKey, embedded: content?.space })
  await embedLeads(app, config, { database, personalDataKey })
  await embedHelp(app, config, { database, personalDataKey })
  await embedMeasurement(app, config, { database, personalDataKey })
  await embedErrors(app, config, { database, personalDataKey })
  await embedSandbox(app, config, { database, personalDataKey })
  serveHealth(app, ending.signal, {
    ...(content && { content: content.check }),
    database: () => checkDatabase(database),
    pages: () => front.check(),
    storage: () => checkWritable(config.dataDir),
  })
  await front.register(app)
  return app
}

async function registerShop(
  app: FastifyInstance,
  config: Config,
  { database, personalDataKey }: { database: Database; personalDataKey: Buffer },
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

/** Drafts for the visual editor: those of the configured space, or of the files in content/ where they are embedded. */
async function registerPreview(
  app: FastifyInstance,
  { storyblok, shopApiUrl, localUrl, siteUrl, sandbox, editorOrigin }: Config,
  { embedded, ...parts }: { database: Database; personalDataKey: Buffer; embedded: PreviewSpace | undefined },
): Promise<void> {
  const space = storyblok?.previewToken ? { ...storyblok, previewToken: storyblok.previewToken } : embedded
  if (!space) return
  const shopUrl = shopApiUrl || `${localUrl}${SHOP_PREFIX}`
  const options = { ...parts, space, shopUrl, siteUrl, sandbox, editorOrigin }
  await app.register(previewApi, { prefix: '/preview/api/v1', ...options })
}

/**
 * `GET /healthz`: 200 `{"status":"ok"}` once everything works, 503 with the names of the missing parts before, and 503 from
 * the moment the host is to end, so that a proxy sends nobody to it any more.
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
