import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { adviceOn, listParts, tableOfParts } from './start-report'
import { buildSite } from '../build/build-site'
import { withRelease } from '../build/fingerprint'
import { openShopSource } from '../build/shop-source'
import { readConfig, type Config } from './config/config'
import { lockDataDir, prepareDataDir } from './data-dir'
import { openDatabase, type Database } from '../database/open'
import type { Environment } from './config/environment'
import { createReporter, endAfterReport } from '../errors/reporter'
import { developFront, siteFront } from './site-host'
import { createHost } from './host'
import { listen, requireFreePort } from './config/listen'
import { LAST_ANSWERS_MS } from '../server/end-in-order'
import { learnFromSite } from '../shop/index'

export interface RunRequest {
  rootDir: string
  env: Environment
  /** `--build-only` builds and ends; `--no-build` serves the build there is; `--dev` runs `gatsby develop`. */
  args: readonly string[]
  /** Aborting ends everything in order. */
  signal: AbortSignal
  say(line: string): void
  /** Told how long an ordered end may take from now on, in ms: as soon as there are visitors. */
  mayEndWithin(ms: number): void
}

/** How long jobs, the database and error reports may take after the last answers, in ms. */
const CLOSING_MS = 5_000
/** Of these, how long error reports may, in ms. */
const LAST_REPORTS_MS = 300

/** Brings everything up, in an order in which each part finds what it needs, and serves until the signal aborts. */
export async function run(request: RunRequest): Promise<void> {
  const { rootDir, env, args, signal, say, mayEndWithin } = request
  const config = await withRelease(readConfig(env, rootDir), rootDir)
  if (args.includes('--build-only')) {
    await prepareDataDir(config.dataDir, rootDir)
    return buildSite({ config, rootDir, openShop: () => openShopSource(config), say, signal })
  }
  await requireFreePort(config)
  await prepareDataDir(config.dataDir, rootDir)

  const database = await openForVisitors(config, (sentence) => say(`warning: ${sentence}`))
  const beforeServing = async (folder: string) => {
    // A shop elsewhere has its own prices and mails.
    if (!config.shopApiUrl) await learnFromSite(database, folder)
  }
  const parts = { config, rootDir, say, signal, beforeServing }
  const isDevelop = args.includes('--dev')
  const front = isDevelop ? await developFront(parts) : siteFront(parts, !args.includes('--no-build'))
  const reporter = createReporter(config)
  endAfterReport(reporter)
  const ending = new AbortController()
  signal.addEventListener('abort', () => ending.abort(), { once: true })
  // gatsby develop's pages keep a request open for as long as they are.
  const [drainMs, patienceMs] = isDevelop ? [0, 0] : [config.drainMs, LAST_ANSWERS_MS]
  const host = await createHost(config, {
    front,
    database,
    report: reporter.report,
    ending: { signal: ending.signal, patienceMs },
  })
  try {
    const origin = await listen(host, config)
    mayEndWithin(drainMs + patienceMs + CLOSING_MS)
    await front.prepare(origin)
    for (const line of ['What this site is made of:', ...tableOfParts(listParts(config))]) say(line)
    for (const sentence of adviceOn(config)) say(`warning: ${sentence}`)
    say(`Ready on ${config.siteUrl}/za/`)
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    ending.abort()
    if (host.server.listening) await setTimeout(drainMs)
    await host.close()
    await reporter.flush(LAST_REPORTS_MS)
    await database.close()
  }
}

/** The database of a running shop: one host alone may open embedded files. */
async function openForVisitors(
  { databaseUrl, dataDir }: Config,
  warn: (sentence: string) => void,
): Promise<Database> {
  if (!databaseUrl) await lockDataDir(dataDir)
  return openDatabase({ databaseUrl, dataDir, warn })
}
