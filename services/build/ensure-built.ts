import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../host/config/config'
import { vatPercentAt } from '../../shared/vat'
import { whileLocked } from '../host/lock'
import { newestRelease, type Release } from '../site/releases'
import { buildEnvironment, buildValues } from './build-environment'
import { openContentDoor } from './content-door'
import { fingerprint } from './fingerprint'
import { reportProgress } from './progress'
import { publishRelease } from './publish-release'
import { runGatsby } from './run-gatsby'
import type { ShopDoor } from './shop-door'
import { takeSourceMaps } from './source-maps'

export interface BuildRequest {
  config: Config
  rootDir: string
  /** Called when there is something to build. */
  openShop(): Promise<ShopDoor>
  /** The version of a content space elsewhere, which the project's files cannot show. */
  contentVersion: string
  say(line: string): void
  signal: AbortSignal
}

/**
 * Builds and publishes the site unless the newest release was made of exactly the same things. A build that fails or is
 * interrupted publishes nothing: the earlier releases stay as they are. Whoever else builds is waited for: in one project
 * Gatsby's folders are shared, and hosts on one database may share their releases.
 * Rejects with Gatsby's reasons when the build fails.
 */
export async function ensureBuilt(request: BuildRequest): Promise<void> {
  const { config, rootDir, contentVersion, say, signal } = request
  const { releasesDir } = config
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

/** Whether a release was made of what the next one would be made of, whatever has become of a content space elsewhere. */
export async function isOfSameCode(
  release: Release,
  request: Pick<BuildRequest, 'config' | 'rootDir'>,
): Promise<boolean> {
  return release.fingerprint.startsWith((await fingerprintOfRest(request)) + CONTENT)
}

/** Between the fingerprint of all else and the version of the content. */
const CONTENT = ' content '

/** The fingerprint of everything that goes into a build, except a content space on another host. */
function fingerprintOfRest({ config, rootDir }: Pick<BuildRequest, 'config' | 'rootDir'>): Promise<string> {
  // Pages say fees with VAT: the day a new rate counts makes another site of the same files.
  return fingerprint(rootDir, { ...buildValues(config), vatPercent: String(vatPercentAt(Date.now())) })
}

async function build(
  { config, rootDir, openShop, say, signal }: BuildRequest,
  wanted: string,
): Promise<void> {
  const { publicDir, releasesDir, dataDir } = config
  const content = await openContentDoor(config)
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
