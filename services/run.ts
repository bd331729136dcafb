import { once } from 'node:events'
import { buildSite } from './build/build-site'
import { withRelease } from './build/release'
import { openShopDoor } from './build/shop-door'
import { readConfig, type Config } from './config'
import { prepareDataDir } from './data-dir'
import { openDatabase, type Database } from './database/open'
import type { Environment } from './environment'
import { endAfterReport } from './errors/end-after-report'
import { createReporter } from './errors/reporter'
import { developFront, siteFront } from './front'
import { createHost } from './host'
import { listen, requireFreePort } from './listen'
import { lockDataDir } from './lock'
import { listParts, tableOfParts } from './parts'
import { learnFromSite } from './shop/index'

export interface RunRequest {
  rootDir: string
  env: Environment
  /** `--build-only` builds and ends; `--no-build` serves the build there is; `--dev` runs `gatsby develop`. */
  args: readonly string[]
  /** Aborting ends everything in order. */
  signal: AbortSignal
  say(line: string): void
}

/** How long an ordered end waits for error reports, in ms. */
const LAST_REPORTS_MS = 300

/** Brings everything up, in an order in which each part finds what it needs, and serves until the signal aborts. */
export async function run({ rootDir, env, args, signal, say }: RunRequest): Promise<void> {
  const config = await withRelease(readConfig(env, rootDir), rootDir)
  if (args.includes('--build-only')) {
    await prepareDataDir(config.dataDir, rootDir)
    return buildSite({ config, rootDir, openShop: () => openShopDoor(config), say, signal })
  }
  await requireFreePort(config)
  await prepareDataDir(config.dataDir, rootDir)

  const database = await openForVisitors(config)
  const beforeServing = async (folder: string) => {
    // A shop elsewhere has its own prices and mails.
    if (!config.shopApiUrl) await learnFromSite(database, folder)
  }
  const request = { config, rootDir, say, signal, beforeServing }
  const front = args.includes('--dev')
    ? await developFront(request)
    : siteFront(request, !args.includes('--no-build'))
  const reporter = createReporter(config)
  endAfterReport(reporter)
  const host = await createHost(config, { front, database, report: reporter.report })
  try {
    await front.prepare(await listen(host, config))
    for (const line of ['What this site is made of:', ...tableOfParts(listParts(config))]) say(line)
    say(`Ready on ${config.siteUrl}/za/`)
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    await reporter.flush(LAST_REPORTS_MS)
    await host.close()
    await database.close()
  }
}

/** The database of a running shop: one host alone may open embedded files. */
async function openForVisitors({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (!databaseUrl) await lockDataDir(dataDir)
  return openDatabase({ databaseUrl, dataDir })
}
