import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { vatPercentAt } from '../../shared/vat'
import { buildEnvironment, buildValues } from '../host/config/build-environment'
import type { Config } from '../host/config/config'
import { whileLocked } from '../host/data-dir'
import { newestRelease, type Release } from '../site/releases'
import { openContentSource, readContentVersion } from './content-source'
import { fingerprint } from './fingerprint'
import { publishRelease } from './publish-release'
import { reportProgress, runGatsby } from './run-gatsby'
import type { ShopSource } from './shop-source'
import { takeSourceMaps } from './source-maps'

interface SiteRequest {
  config: Config
  rootDir: string
  /** The embedded space of a host that runs; undefined: the configured one, or the files in content/. */
  space?: Parameters<typeof openContentSource>[1]
  /** Called when there is something to build. */
  openShop(): Promise<ShopSource>
  say(line: string): void
  signal: AbortSignal
}

/** Separates the fingerprint of everything else from the version of the content. */
const CONTENT = ' content '

/**
 * Builds and publishes the site unless the newest release was made of exactly the same things. A build that fails or is
 * interrupted publishes nothing: the earlier releases stay as they are. Rejects with the reasons, and with a sentence on the
 * earlier release.
 */
export async function buildSite(request: SiteRequest): Promise<void> {
  await withEarlierRelease(request, async () =>
    ensureBuilt(request, await readContentVersion(request.config, request.space)),
  )
}

/**
 * The same for a host that serves the earlier release meanwhile: a content service that does not answer stops the host only where
 * code or settings call for a build.
 */
export async function updateSite(request: SiteRequest): Promise<void> {
  await withEarlierRelease(request, async () => {
    const contentVersion = await readContentVersion(request.config, request.space).catch(
      async (reason: unknown) => {
        const earlier = await newestRelease(request.config.releasesDir)
        if (!earlier || !(await isOfSameCode(earlier, request))) throw reason
        request.say(`warning: ${messageOf(reason)} The site as it was published last is served.`)
      },
    )
    if (contentVersion !== undefined) await ensureBuilt(request, contentVersion)
  })
}

/** A failed build leaves the earlier release as it is, and its error adds that. */
async function withEarlierRelease({ config }: SiteRequest, work: () => Promise<void>): Promise<void> {
  const earlier = await newestRelease(config.releasesDir)
  try {
    await work()
  } catch (error) {
    if (!earlier) throw error
    const comfort = 'The site as it was published last is untouched; npm start -- --no-build serves it.'
    throw new Error(`${messageOf(error)}\n\n${comfort}`, { cause: error })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Waits while another process builds: in one project Gatsby's folders are shared, and hosts on one database may share their
 * releases.
 */
async function ensureBuilt(request: SiteRequest, contentVersion: string): Promise<void> {
  const { rootDir, say, signal } = request
  const { releasesDir } = request.config
  const wanted = (await fingerprintOfRest(request)) + CONTENT + contentVersion
  const isBuilt = async () => (await newestRelease(releasesDir))?.fingerprint === wanted
  if (await isBuilt()) return

  await mkdir(releasesDir, { recursive: true })
  const waiting = { signal, onWait: () => say('Another build is under way. This one waits for it.') }
  const alone = (folder: string, work: () => Promise<void>) =>
    whileLocked(path.join(folder, '.build.lock'), work, waiting)
  await alone(rootDir, () =>
    alone(releasesDir, async () => {
      if (!(await isBuilt())) await build(request, wanted)
    }),
  )
}

/** Whether a release was made of the same code and settings, whatever has become of the content. */
async function isOfSameCode(release: Release, request: SiteRequest): Promise<boolean> {
  return release.fingerprint.startsWith((await fingerprintOfRest(request)) + CONTENT)
}

/** The fingerprint of everything that goes into a build, except a content space on another host. */
function fingerprintOfRest({ config, rootDir }: SiteRequest): Promise<string> {
  // Pages show fees with VAT: from the first day of a new rate the same files make another site.
  return fingerprint(rootDir, { ...buildValues(config), vatPercent: String(vatPercentAt(Date.now())) })
}

async function build(
  { config, rootDir, space, openShop, say, signal }: SiteRequest,
  wanted: string,
): Promise<void> {
  const { publicDir, releasesDir, dataDir } = config
  const content = await openContentSource(config, space)
  const shop = await openShop()
  const progress = reportProgress(say)
  const failing = new AbortController()
  const gatsby = runGatsby({
    rootDir,
    args: ['build'],
    env: buildEnvironment(config, content, shop),
    logFile: path.join(dataDir, 'logs', 'gatsby-build.log'),
    onEntry: progress.onEntry,
    signal: AbortSignal.any([signal, failing.signal]),
  })
  try {
    await Promise.all([gatsby, shop.opened])
  } finally {
    failing.abort()
    progress.end()
    await Promise.all([content.close(), shop.close()])
  }
  await takeSourceMaps({ ...config, say })
  await publishRelease(publicDir, releasesDir, wanted, new Date())
}
