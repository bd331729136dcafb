import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { vatPercentAt } from '../../shared/vat'
import { buildEnvironment, buildValues } from '../host/config/build-environment'
import type { Config } from '../host/config/config'
import { whileLocked } from '../host/data-dir'
import { unlessMissing } from '../lib/files'
import { isCurrent, newestRelease, type Release } from '../site/releases'
import { problemsOfBuild } from './check-release'
import {
  type ContentSource,
  type GivenContent,
  type OpenSpace,
  openContentSource,
  publishedStories,
  readContentVersion,
} from './content-source'
import { fingerprint } from './fingerprint'
import { FINDINGS_FILE, readFindings, type ReportedFinding } from './findings'
import { NeedsGatsby } from './needs-gatsby'
import { type CheckBuild, type Publication, publishChange, publishRelease } from './publish-release'
import { findRenderer, renderContent } from './render-content'
import { reportProgress, runGatsby } from './run-gatsby'
import type { ShopSource } from './shop-source'
import { takeSourceMaps } from './source-maps'

interface SiteRequest {
  config: Config
  rootDir: string
  /** The embedded space of a host that runs; undefined: the configured one, or the files in content/. */
  space?: OpenSpace
  /** Called when there is something to build. */
  openShop(): Promise<ShopSource>
  /** A content API that is open; undefined: one is opened. */
  content?: GivenContent
  say(line: string): void
  signal: AbortSignal
}

/** Separate the parts of a fingerprint: code and settings, what the date decides, and the version of the content. */
const [TIME, CONTENT] = [' time ', ' content ']

/** What pages show differently from a certain day on: fees are shown with VAT. */
const timeVersion = (now: number): string => `vat-${vatPercentAt(now)}`

/** Why a release does not show the content as it is now, whatever code built it: what the date decides, or the content. */
export function differenceOf(
  { fingerprint: made, inPlaceOf = '', until = Infinity }: Release,
  now: number,
  contentVersion: string,
): 'time' | 'content' | undefined {
  if (until <= now) return 'time'
  const time = TIME + timeVersion(now) + CONTENT
  if ([made, inPlaceOf].some((one) => one.endsWith(time + contentVersion))) return undefined
  return made.includes(time) ? 'content' : 'time'
}

/**
 * Builds and publishes the site unless the newest release was made of exactly the same things. A build that fails or is
 * interrupted publishes nothing: the earlier releases stay as they are. Rejects with the reasons, and with a sentence on the
 * earlier release.
 */
export async function buildSite(request: SiteRequest): Promise<void> {
  await withEarlierRelease(request, async () => ensureBuilt(request, await versionOf(request)))
}

/**
 * The same for a host that serves the earlier release meanwhile: a content service that does not answer stops the host only where
 * code or settings call for a build.
 */
export async function updateSite(request: SiteRequest): Promise<void> {
  await withEarlierRelease(request, async () => {
    const contentVersion = await versionOf(request).catch(async (reason: unknown) => {
      const earlier = await newestRelease(request.config.releasesDir)
      if (!earlier || !isOfCode(earlier, await fingerprintOfCode(request))) throw reason
      request.say(`warning: ${messageOf(reason)} The site as it was published last is served.`)
    })
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

const versionOf = ({ content, config, space }: SiteRequest): Promise<string> =>
  readContentVersion(content ?? config, space)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const wantedNow = (code: string, contentVersion: string): Wanted => ({
  code,
  all: code + TIME + timeVersion(Date.now()) + CONTENT + contentVersion,
})

async function ensureBuilt(request: SiteRequest, contentVersion: string): Promise<void> {
  const { releasesDir } = request.config
  const wanted = wantedNow(await fingerprintOfCode(request), contentVersion)
  const isBuilt = async () => isCurrent(await newestRelease(releasesDir), wanted.all, Date.now())
  if (await isBuilt()) return
  await alone(request, async () => {
    if (!(await isBuilt())) await build(request, wanted)
  })
}

/** How a build for changed content ended. */
export type ContentBuild =
  | { outcome: 'live'; release: string; findings: readonly ReportedFinding[] }
  | { outcome: 'unchanged' }
  | { outcome: 'rejected'; reason: string; findings: readonly ReportedFinding[] }

/**
 * Builds and publishes changed content for a running host. It replaces the site only where the check of the finished build finds nothing.
 * Rejects where the build itself fails, and where this code did not build the site: it may be older.
 */
export async function publishContent(request: SiteRequest): Promise<ContentBuild> {
  const { config } = request
  const code = await fingerprintOfCode(request)
  const wanted = wantedNow(code, await versionOf(request))
  return alone(request, async () => {
    const newest = await newestRelease(config.releasesDir)
    if (isCurrent(newest, wanted.all, Date.now())) return { outcome: 'unchanged' }
    if (!newest || !isOfCode(newest, code)) {
      throw new Error(
        'The code on this host is not the code that built the site. Start the host anew, or build the site with npm start -- --build-only.',
      )
    }
    const startedAt = Date.now()
    const findings = () => readFindings(request.rootDir, startedAt)
    try {
      const release = await build(request, wanted, checkBuild)
      return { outcome: 'live', release, findings: await findings() }
    } catch (error) {
      const found = await findings()
      if (error instanceof RejectedBuild)
        return { outcome: 'rejected', reason: error.message, findings: found }
      if (!found.some(({ severity }) => severity === 'error')) throw error
      const reason = 'The check of the content found errors. Mend what is named here, then publish again.'
      return { outcome: 'rejected', reason, findings: found }
    }
  })
}

/** A build that must not replace the site. Its message says why, to editors and operators. */
class RejectedBuild extends Error {}

async function checkBuild(content: ContentSource, ...[now, before]: Parameters<CheckBuild>): Promise<void> {
  const problems = problemsOfBuild(now, before, await publishedStories(content))
  if (problems.length > 0) throw new RejectedBuild(problems.join('\n'))
}

/**
 * Waits while another process builds: in one project Gatsby's folders are shared, and hosts on one database may share their
 * releases.
 */
async function alone<Value>(
  { rootDir, config, say, signal }: SiteRequest,
  work: () => Promise<Value>,
): Promise<Value> {
  await mkdir(config.releasesDir, { recursive: true })
  const waiting = { signal, onWait: () => say('Another build is under way. This one waits for it.') }
  const locked = <Result>(folder: string, inside: () => Promise<Result>) =>
    whileLocked(path.join(folder, '.build.lock'), inside, waiting)
  return locked(rootDir, () => locked(config.releasesDir, work))
}

/** Whether a release was made of the same code and settings, whatever has become of time and content. */
const isOfCode = (release: Release, code: string): boolean => release.fingerprint.startsWith(code + TIME)

/** The fingerprint of everything that goes into a build, except the content of a space and the time. */
const fingerprintOfCode = ({ config, rootDir }: SiteRequest): Promise<string> =>
  fingerprint(rootDir, buildValues(config))

/** What a build is made of, as fingerprints: the code and settings, and everything. */
interface Wanted {
  code: string
  all: string
}

/**
 * Renders changed content where the newest release is of this code and nothing else is needed; else Gatsby builds the site.
 * @returns the name of the release
 */
async function build(
  request: SiteRequest,
  wanted: Wanted,
  check?: (content: ContentSource, ...built: Parameters<CheckBuild>) => Promise<void>,
): Promise<string> {
  const { config, space, openShop, content: given } = request
  const content = given ? { ...given, close: async () => undefined } : await openContentSource(config, space)
  try {
    const shop = await openShop()
    const ending = new AbortController()
    const end = () => ending.abort()
    request.signal.addEventListener('abort', end, { once: true })
    if (request.signal.aborted) end()
    const site: Site = {
      ...request,
      env: buildEnvironment(config, content, shop),
      opened: shop.opened,
      signal: ending.signal,
      publication: {
        releasesDir: config.releasesDir,
        fingerprint: wanted.all,
        ...(check && { check: (...built) => check(content, ...built) }),
      },
    }
    const built = async () => (await publishContentChange(site, wanted.code)) ?? (await buildWithGatsby(site))
    try {
      const [name] = await Promise.all([built(), shop.opened])
      return name
    } finally {
      request.signal.removeEventListener('abort', end)
      end()
      await shop.close()
    }
  } finally {
    await content.close()
  }
}

interface Site extends SiteRequest {
  /** The environment of the build. */
  env: Readonly<Record<string, string>>
  /** Rejects where the shop has no catalogue to read. */
  opened: Promise<unknown>
  publication: Omit<Publication, 'now'>
}

/** @returns the name of the release; undefined where Gatsby has to build the site */
async function publishContentChange(site: Site, code: string): Promise<string | undefined> {
  const { config, rootDir, say, env, signal, publication } = site
  const found = await findRenderer(config.releasesDir, (release) => isOfCode(release, code))
  if (!found) return undefined
  const start = Date.now()
  say('Publishing what has changed in the content.')
  const directory = path.join(config.dataDir, 'changed')
  const clear = () => rm(directory, { recursive: true, force: true })
  await clear()
  try {
    const warn = (text: string) => say(`  warning: ${text}`)
    const removed = await renderContent({ ...found, rootDir, directory, env, warn, signal })
    await site.opened
    const change = { changedDir: path.join(directory, 'public'), removed, rendererDir: found.renderer }
    const name = await publishChange({ ...publication, ...change, now: new Date() })
    say(`  ${((Date.now() - start) / 1000).toFixed(1)} s in all`)
    return name
  } catch (error) {
    if (!(error instanceof NeedsGatsby)) throw error
    say(`Gatsby builds it: ${error.message}`)
    return undefined
  } finally {
    await keepFindings(directory, rootDir)
    await clear()
  }
}

/** Leaves what the check of the content found where a build by Gatsby leaves it. */
async function keepFindings(directory: string, rootDir: string): Promise<void> {
  const kept = path.join(rootDir, FINDINGS_FILE)
  await mkdir(path.dirname(kept), { recursive: true })
  await unlessMissing(copyFile(path.join(directory, FINDINGS_FILE), kept))
}

async function buildWithGatsby(site: Site): Promise<string> {
  const { config, rootDir, say, env, signal, publication } = site
  const { publicDir, dataDir } = config
  const progress = reportProgress(say)
  try {
    await runGatsby({
      rootDir,
      args: ['build'],
      env,
      logFile: path.join(dataDir, 'logs', 'gatsby-build.log'),
      onEntry: progress.onEntry,
      signal,
    })
    await site.opened
  } finally {
    progress.end()
  }
  await takeSourceMaps({ ...config, say })
  const rendererDir = path.join(rootDir, '.cache/page-ssr/routes')
  return publishRelease({ ...publication, publicDir, rendererDir, now: new Date() })
}
