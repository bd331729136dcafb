import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { adviceOn, listParts, tableOfParts } from './start-report'
import { buildSite } from '../build/build-site'
import { withRelease } from '../build/fingerprint'
import { openShopSource } from '../build/shop-source'
import { readConfig } from './config/config'
import { lockDataDir, prepareDataDir } from './data-dir'
import { openDatabase } from '../database/open'
import type { Environment } from './config/environment'
import { createReporter, endAfterReport } from '../errors/reporter'
import { openSpace } from './embedded'
import { developPages, builtPages } from './site-host'
import { createHost } from './host'
import { listen, requireFreePort } from './config/listen'
import { LAST_ANSWERS_MS } from '../server/end-in-order'
import { type Publisher, rememberAddresses } from '../publishing/index'
import { learnFromSite } from '../shop/index'
import type { PageAddress } from '../site/addresses'
import { preparePublishing } from './publish'

export interface RunRequest {
  rootDir: string
  env: Environment
  /** `--build-only` builds and ends; `--no-build` serves the build there is; `--dev` runs `gatsby develop`. */
  args: readonly string[]
  /** Aborting ends everything in order. */
  signal: AbortSignal
  say(line: string): void
  /** Called with how long an ordered end may take, in ms, as soon as there are visitors. */
  mayEndWithin(ms: number): void
}

/** Time for jobs, the database and error reports after the last answers, in ms. */
const CLOSING_MS = 5_000
/** The part of that time for error reports, in ms. */
const LAST_REPORTS_MS = 300

/** Starts everything, each part after those that it needs, and serves until the signal aborts. */
export async function run(request: RunRequest): Promise<void> {
  const { rootDir, env, args, signal, say, mayEndWithin } = request
  const config = await withRelease(readConfig(env, rootDir), rootDir)
  if (args.includes('--build-only')) {
    await prepareDataDir(config.dataDir, rootDir)
    return buildSite({ config, rootDir, openShop: () => openShopSource(config), say, signal })
  }
  await requireFreePort(config)
  await prepareDataDir(config.dataDir, rootDir)

  const { databaseUrl, dataDir } = config
  // Only one host may open embedded files.
  if (!databaseUrl) await lockDataDir(dataDir)
  const warn = (sentence: string) => say(`warning: ${sentence}`)
  const database = await openDatabase({ databaseUrl, dataDir, warn })
  const beforeServing = async (folder: string) => {
    // A shop on another host has its own prices and mails.
    if (!config.shopApiUrl) await learnFromSite(database, folder)
  }
  const remember = (live: readonly PageAddress[]) => rememberAddresses(database, live)
  const space = await openSpace(config, database)
  const parts = { config, rootDir, space, say, signal, beforeServing, remember }
  const isDevelop = args.includes('--dev')
  const canBuild = !args.includes('--no-build')
  const pages = isDevelop ? await developPages(parts) : builtPages(parts, canBuild)
  const publishing = isDevelop
    ? undefined
    : preparePublishing({ config, rootDir, env, database, space, canBuild })
  const reporter = createReporter(config)
  endAfterReport(reporter)
  const ending = new AbortController()
  signal.addEventListener('abort', () => ending.abort(), { once: true })
  // Pages of gatsby develop keep a request open as long as they are shown.
  const [drainMs, patienceMs] = isDevelop ? [0, 0] : [config.drainMs, LAST_ANSWERS_MS]
  const host = await createHost(config, {
    pages,
    ...(publishing && { publishing: publishing.parts }),
    database,
    report: reporter.report,
    ending: { signal: ending.signal, patienceMs },
  })
  let publisher: Publisher | undefined
  try {
    const origin = await listen(host, config)
    mayEndWithin(drainMs + patienceMs + CLOSING_MS)
    await publishing?.share()
    await pages.prepare(origin)
    publisher = publishing?.start(pages, origin, host.log)
    for (const line of ['What this site is made of:', ...tableOfParts(listParts(config))]) say(line)
    adviceOn(config).forEach(warn)
    say(`Ready on ${config.siteUrl}/za/`)
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    ending.abort()
    const drained = host.server.listening ? setTimeout(drainMs) : undefined
    await Promise.all([drained, publisher?.stop()])
    await host.close()
    await reporter.flush(LAST_REPORTS_MS)
    await database.close()
  }
}
