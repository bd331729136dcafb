import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../host/config/config'
import { openDatabase } from '../database/open'
import { catalogueApi, readCatalogueFiles, writeCatalogue } from '../shop/index'

const PREFIX = '/shop/api/v1'

/** A shop API that a build reads what is sold from. */
export interface ShopDoor {
  /** Including the version. */
  url: string
  /** Rejects with the reason when it will never answer. */
  opened: Promise<unknown>
  close(): Promise<void>
}

const running = (url: string): ShopDoor => ({
  url,
  opened: Promise.resolve(),
  close: async () => undefined,
})

/** The shop API of a host that runs. @param origin where it answers, for a shop API that is embedded */
export const shopOfHost = ({ shopApiUrl }: Pick<Config, 'shopApiUrl'>, origin: string): ShopDoor =>
  running(shopApiUrl || `${origin}${PREFIX}`)

/**
 * What is sold, for a build without a host: of the shop API elsewhere, or from a server of its own on a free port. Without
 * Postgres its database is in memory, beside that of a running shop. To make it takes as long as Gatsby takes to its first
 * question, so questions wait for it, and not Gatsby.
 */
export async function openShopDoor({
  shopApiUrl,
  ...own
}: Pick<Config, 'shopApiUrl' | 'databaseUrl' | 'contentDir'>): Promise<ShopDoor> {
  if (shopApiUrl) return running(shopApiUrl)
  const app = Fastify({ forceCloseConnections: true })
  const opened = serveCatalogue(app, own)
  // One that is not there says so at once.
  if (own.databaseUrl) await opened
  const server = http.createServer((request, response) => {
    opened.then(
      () => app.routing(request, response),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`,
    opened,
    async close() {
      server.close()
      server.closeAllConnections()
      await app.close()
    },
  }
}

async function serveCatalogue(
  app: FastifyInstance,
  { databaseUrl, contentDir }: Pick<Config, 'databaseUrl' | 'contentDir'>,
): Promise<void> {
  // First what takes no time, so that a mistake in a file is said at once and not after a database was made.
  const files = await readCatalogueFiles(path.join(contentDir, 'catalogue'))
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  app.addHook('onClose', () => database.close())
  await writeCatalogue(database, files)
  await app.register(catalogueApi, { prefix: PREFIX, database })
  await app.ready()
}
