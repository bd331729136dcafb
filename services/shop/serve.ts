import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { verifiedEmailReader } from '../auth/session-cookie'
import { readConfig } from '../host/config/config'
import { lockDataDir, prepareDataDir } from '../host/data-dir'
import { openDatabase } from '../database/open'
import { createMailer } from '../host/host'
import { openPersonalDataKey, readSecrets } from '../host/secrets'
import { withKeys } from './payments/config'
import { LAST_ANSWERS_MS } from '../server/end-in-order'
import { createServer, LIMITS, refuse } from '../server/index'
import { importCatalogue, shopApi } from './index'

// Starts only the shop API, for more processes on one database: node --import tsx services/shop/serve.ts
// It reads the variables of .env.example, and prints its address once it is ready.

const rootDir = path.join(import.meta.dirname, '../..')
const config = readConfig(process.env, rootDir)
const { databaseUrl, dataDir, contentDir, siteUrl, port } = config
await prepareDataDir(dataDir, rootDir)
if (!databaseUrl) await lockDataDir(dataDir)
const database = await openDatabase({ databaseUrl, dataDir })
await importCatalogue(database, path.join(contentDir, 'catalogue'))

const secrets = await readSecrets(dataDir)
const ending = new AbortController()
const app = createServer(config, LIMITS, { ending: { signal: ending.signal, patienceMs: LAST_ANSWERS_MS } })
app.setNotFoundHandler((request, reply) => refuse(404, request, reply))
await app.register(shopApi, {
  prefix: '/shop/api/v1',
  database,
  siteUrl,
  corsOrigins: config.corsOrigins,
  payments: withKeys(config.payments, secrets),
  personalDataKey: await openPersonalDataKey(config, database),
  mailer: await createMailer(config.mail, database),
  sandbox: config.sandbox,
  verifiedEmail: config.auth && verifiedEmailReader(database, siteUrl),
})
await app.listen({ port, host: '127.0.0.1' })
console.log(`Ready on http://127.0.0.1:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    ending.abort()
    await setTimeout(config.drainMs)
    await app.close()
    await database.close()
    process.exit(0)
  })
}
