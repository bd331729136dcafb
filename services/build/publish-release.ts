import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { linkOrCopy, unlessMissing } from '../lib/files'
import { FILES_AT_ONCE, mapAtMost } from '../lib/concurrency'
import { NeedsGatsby } from './needs-gatsby'
import { type IndexedFile, isHashed, listSiteFiles, toIndexedFile } from '../site/site-index'
import { type BuiltSite, BUILT_SITE_FILE, NO_ADDRESSES } from '../site/addresses'
import {
  finishRelease,
  listReleases,
  readKeptIndex,
  type ReleaseIndex,
  releaseName,
  rendererFolder,
  writeFingerprint,
} from '../site/releases'

/** Pages opened before a release go on working: so many releases stay, and each at least so long after the next. */
const KEPT_RELEASES = 3
const KEPT_MS = 24 * 60 * 60 * 1000

/** Compares a build with the release before it. */
export type CheckBuild = (now: ReleaseIndex, before: ReleaseIndex | undefined) => Promise<void>

export interface Publication {
  releasesDir: string
  fingerprint: string
  now: Date
  /** Rejects with the reason where the build must not replace the release before. */
  check?: CheckBuild
}

/** What publishing reads of the release before. */
interface Before {
  folder: string
  index: ReleaseIndex | undefined
}

type Filled = ReleaseIndex & Pick<BuiltSite, 'until'>

/** Makes a release of what is put into its folder, which appears at once. @returns its name */
async function publish(
  { releasesDir, fingerprint, now, check = async () => undefined }: Publication,
  fill: (folder: string, before: Before | undefined) => Promise<Filled>,
): Promise<string> {
  await removeUnfinished(releasesDir)
  const release = path.join(releasesDir, releaseName(now))
  const unfinished = `${release}.part`
  await mkdir(unfinished)
  const earlier = (await listReleases(releasesDir)).map(({ folder }) => folder).reverse()
  const [folder] = earlier
  const before = folder === undefined ? undefined : { folder, index: await readKeptIndex(folder) }
  const { until, ...index } = await fill(unfinished, before)
  await check(index, before?.index)
  await finishRelease(unfinished, index, earlier)
  await writeFingerprint(unfinished, { fingerprint, until })
  await rename(unfinished, release)
  await removeOld(releasesDir, now)
  return path.basename(release)
}

interface GatsbyBuild extends Publication {
  /** Gatsby's folder with the site. */
  publicDir: string
  /** The folder with the renderer that Gatsby compiled. */
  rendererDir: string
}

/**
 * Publishes a finished build: copies it whole into a folder of its own. Gatsby's folder can then be written to again, or be left
 * half-written by a build that fails. Files that are the same in the release before are linked, so a page that did not change takes no
 * more space and is not read again.
 * @returns the name of the release
 */
export const publishRelease = ({ publicDir, rendererDir, ...publication }: GatsbyBuild): Promise<string> =>
  publish(publication, async (folder, before) => {
    const files = await copyFiles(publicDir, folder, before)
    await copyRenderer(rendererDir, folder, copyNew)
    return { files, ...(await readBuiltSite(publicDir)) }
  })

interface ContentChange extends Publication {
  /** The folder with the files that changed. */
  changedDir: string
  /** The paths of the files that the site no longer has. */
  removed: readonly string[]
  /** The folder with the renderer that made the change. */
  rendererDir: string
}

/**
 * Publishes changed content: the release before with the files that changed. The others are linked without being read.
 * Rejects with NeedsGatsby where the release before lacks a file.
 * @returns the name of the release
 */
export const publishChange = ({
  changedDir,
  removed,
  rendererDir,
  ...publication
}: ContentChange): Promise<string> =>
  publish(publication, async (folder, before) => {
    const changed = await copyFiles(changedDir, folder, before)
    const isReplaced = new Set([...changed.map((file) => file.path), ...removed])
    const others = before?.index?.files.filter((file) => !isReplaced.has(file.path)) ?? []
    await mapAtMost(FILES_AT_ONCE, others, async (file) => {
      const from = path.join(before?.folder ?? '', file.path)
      const linked = await unlessMissing(linkOrCopy(from, path.join(folder, file.path)).then(() => true))
      if (!linked) throw new NeedsGatsby(`the last release has no ${file.path}.`)
    })
    await copyRenderer(rendererDir, folder, linkOrCopy)
    return { files: [...others, ...changed], ...(await readBuiltSite(changedDir)) }
  })

/** The renderer without its source maps, which are for people who look for a fault in Gatsby's folder. */
async function copyRenderer(
  from: string,
  release: string,
  copy: (source: string, target: string) => Promise<void>,
): Promise<void> {
  const names = (await unlessMissing(readdir(from))) ?? []
  const code = names.filter((name) => name.endsWith('.js'))
  await mapAtMost(FILES_AT_ONCE, code, (name) =>
    copy(path.join(from, name), path.join(rendererFolder(release), name)),
  )
}

/** Copies every file of a folder, and lists it with its type and its hash. */
async function copyFiles(
  publicDir: string,
  target: string,
  before: Before | undefined,
): Promise<IndexedFile[]> {
  const earlier = new Map(before?.index?.files.map((file) => [file.path, file]))
  return mapAtMost(FILES_AT_ONCE, await listSiteFiles(publicDir), async ({ path: sitePath, file }) => {
    const bytes = await readFile(file)
    const indexed = toIndexedFile(sitePath, bytes, earlier.get(sitePath))
    const copy = path.join(target, sitePath)
    const isKnown = before !== undefined && indexed === earlier.get(sitePath)
    // Gatsby rewrites pages in place, but never a file that is named by its content.
    const source = isKnown ? path.join(before.folder, sitePath) : isHashed(sitePath) ? file : undefined
    await (source === undefined
      ? writeNew(copy, bytes)
      : // A file that the release before has lost is written again.
        linkOrCopy(source, copy).catch(() => writeNew(copy, bytes)))
    return indexed
  })
}

/** What Gatsby's hooks wrote of the addresses (gatsby/create-pages.ts). */
async function readBuiltSite(publicDir: string): Promise<Omit<Filled, 'files'>> {
  const text = await unlessMissing(readFile(path.join(publicDir, BUILT_SITE_FILE), 'utf8'))
  const site: BuiltSite = text === undefined ? NO_ADDRESSES : (JSON.parse(text) as BuiltSite)
  const { until, ...addresses } = site
  return { addresses, until }
}

async function removeOld(releasesDir: string, now: Date): Promise<void> {
  const releases = await listReleases(releasesDir)
  for (const [index, { folder }] of releases.slice(0, -KEPT_RELEASES).entries()) {
    const replacedAt = releases[index + 1]?.publishedAt ?? now
    if (now.getTime() - replacedAt.getTime() > KEPT_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the unfinished folders of processes that ended while they published. */
async function removeUnfinished(releasesDir: string): Promise<void> {
  await mkdir(releasesDir, { recursive: true })
  for (const name of await readdir(releasesDir)) {
    if (name.endsWith('.part')) await rm(path.join(releasesDir, name), { recursive: true, force: true })
  }
}

/** Gatsby rewrites its files in place, so that a link would change with them. */
async function copyNew(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(source, target)
}

async function writeNew(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
