import path from 'node:path'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerLogin } from './auth/register-login'
import { verifiedEmailReader } from './auth/verified-email'
import type { Config } from './config'
import { fetchContentVersion } from './content-version'
import type { Database } from './database/open'
import type { Front } from './front'
import { checkHealth, type HealthChecks } from './health'
import { sandbox } from './sandbox/index'
import { createMailer } from './mailer'
import { byProvider, withKeys } from './payment-providers'
import { readSecrets } from './secrets'
import { importCatalogue, shopApi } from './shop/index'
import { securityHeaders } from './site/headers'
import { imagesStandin } from './standins/images/index'
import { paymentsStandin } from './standins/payments/index'
import { storyblokStandin } from './standins/storyblok/index'
import { createSpaceReader } from './standins/storyblok/space-reader'

const SHOP_PREFIX = '/shop/api/v1'

export interface HostParts {
  front: Front
  database: Database
}

/** One server with the pages and every embedded service on one origin. */
export async function createHost(config: Config, { front, database }: HostParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  })
  const headers = securityHeaders(config.siteUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })

  await registerContent(app, config)
  await registerShop(app, config, database)
  await registerLogin(app, config, database)
  if (config.sandbox) {
    const personalDataKey = await readPersonalDataKey(config)
    const keepsMail = config.mail?.smtp === undefined
    await app.register(sandbox, { prefix: '/sandbox', database, personalDataKey, keepsMail })
  }
  serveHealth(app, {
    // A real space is read when the site is built: the pages do not need it to be there.
    ...(config.storyblok.embedded && {
      content: async () => void (await fetchContentVersion(config.storyblok, app)),
    }),
    database: async () => {
      await database.execute(sql`select 1`)
    },
    pages: () => front.check(),
  })
  await front.register(app)
  return app
}

/** 32 bytes: the configured key, or the one that this folder of data was given. */
const readPersonalDataKey = async ({ personalDataKey, dataDir }: Config): Promise<Buffer> =>
  Buffer.from(personalDataKey ?? (await readSecrets(dataDir)).personalDataKey, 'base64')

async function registerContent(app: FastifyInstance, config: Config): Promise<void> {
  const { contentDir, dataDir } = config
  if (config.storyblok.embedded) {
    await app.register(storyblokStandin, { prefix: '/v2', reader: createSpaceReader(contentDir) })
  }
  if (!config.assetHost)
    await app.register(imagesStandin, { contentDir, cacheDir: path.join(dataDir, 'images') })
}

async function registerShop(app: FastifyInstance, config: Config, database: Database): Promise<void> {
  if (config.shopApiUrl) return
  const { siteUrl, localUrl, contentDir } = config
  const secrets = await readSecrets(config.dataDir)
  const payments = withKeys(config.payments, secrets)
  const personalDataKey = await readPersonalDataKey(config)
  await importCatalogue(database, path.join(contentDir, 'catalogue'))
  const mailer = createMailer(config.mail, database)
  if (!mailer) app.log.warn('SMTP_URL is not set: mails to shoppers wait in the database until it is')
  await app.register(shopApi, {
    prefix: SHOP_PREFIX,
    database,
    siteUrl,
    payments,
    personalDataKey,
    mailer,
    verifiedEmail: config.auth && verifiedEmailReader(database, siteUrl),
  })
  const providers = byProvider((name) => {
    const keys = config.payments[name]?.embedded ? payments[name] : undefined
    return keys && { ...keys, webhookUrl: `${localUrl}${SHOP_PREFIX}/webhooks/${name}/` }
  })
  await app.register(paymentsStandin, { prefix: '/pay', database, siteUrl, providers })
}

/** `GET /healthz`: 200 `{"status":"ok"}` once everything works, 503 with the names of the missing parts before. */
function serveHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/healthz', async (request, reply) => {
    const health = await checkHealth(checks, (part, reason) =>
      request.log.warn(reason, `${part} does not work`),
    )
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health)
  })
}
