import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../host/config/config'

const PREFIX = '/shop/api/v1'

/** A shop API from which a build reads the catalogue. */
export interface ShopSource {
  /** Including the version. */
  url: string
  /** Rejects with the reason when it will never answer. */
  opened: Promise<unknown>
  close(): Promise<void>
}

const running = (url: string): ShopSource => ({
  url,
  opened: Promise.resolve(),
  close: async () => undefined,
})

/** The shop API of a running host. @param origin where that host answers */
export const shopOfHost = ({ shopApiUrl }: Pick<Config, 'shopApiUrl'>, origin: string): ShopSource =>
  running(shopApiUrl || `${origin}${PREFIX}`)

/**
 * The catalogue for a build without a host: from the shop API elsewhere, or from a server of its own on a free port. Without
 * Postgres its database is in memory, beside that of a running shop. Making it takes as long as Gatsby takes to its first request,
 * so requests wait for it, and Gatsby starts at once.
 */
export async function openShopSource({
  shopApiUrl,
  ...own
}: Pick<Config, 'shopApiUrl' | 'databaseUrl' | 'contentDir'>): Promise<ShopSource> {
  if (shopApiUrl) return running(shopApiUrl)
  const { default: Fastify } = await import('fastify')
  const app = Fastify({ forceCloseConnections: true })
  const opened = serveCatalogue(app, own)
  // A Postgres that does not answer ends the build before Gatsby starts.
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
  // A build for a running host needs neither, and loading them takes as long as the rest of it.
  const [{ openDatabase }, { catalogueApi, readCatalogueFiles, writeCatalogue }] = await Promise.all([
    import('../database/open'),
    import('../shop/index'),
  ])
  // Files come first: reading them takes no time, so a mistake in one is reported before a database is made.
  const files = await readCatalogueFiles(path.join(contentDir, 'catalogue'))
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  app.addHook('onClose', () => database.close())
  await writeCatalogue(database, files)
  await app.register(catalogueApi, { prefix: PREFIX, database })
  await app.ready()
}
