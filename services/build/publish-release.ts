import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { linkOrCopy, unlessMissing } from '../lib/files'
import { FILES_AT_ONCE, mapAtMost } from '../lib/concurrency'
import { type IndexedFile, isHashed, listSiteFiles, toIndexedFile } from '../site/site-index'
import { ADDRESSES_FILE, NO_ADDRESSES, type SiteAddresses } from '../site/addresses'
import {
  finishRelease,
  listReleases,
  readKeptIndex,
  type ReleaseIndex,
  releaseName,
  writeFingerprint,
} from '../site/releases'

/** Pages opened before a release go on working: so many releases stay, and each at least so long after the next. */
const KEPT_RELEASES = 3
const KEPT_MS = 24 * 60 * 60 * 1000

/** Compares a build with the release before it. */
export type CheckBuild = (now: ReleaseIndex, before: ReleaseIndex | undefined) => Promise<void>

/**
 * Publishes a finished build: copies it whole into a folder of its own, which appears at once. Gatsby's folder can then be written
 * to again, or be left half-written by a build that fails. Files that are the same in the release before are linked, so a page
 * that did not change takes no more space and is not read again.
 * @param check rejects with the reason where the build must not replace the release before
 * @returns the name of the release
 */
export async function publishRelease(
  publicDir: string,
  releasesDir: string,
  fingerprint: string,
  now: Date,
  check: CheckBuild = async () => undefined,
): Promise<string> {
  await removeUnfinished(releasesDir)
  const release = path.join(releasesDir, releaseName(now))
  const unfinished = `${release}.part`
  await mkdir(unfinished)
  const earlier = (await listReleases(releasesDir)).map(({ folder }) => folder).reverse()
  const files = await copyFiles(publicDir, unfinished, earlier[0])
  const index = { files, addresses: await readAddresses(publicDir) }
  await check(index, earlier[0] === undefined ? undefined : await readKeptIndex(earlier[0]))
  await finishRelease(unfinished, index, earlier)
  await writeFingerprint(unfinished, { fingerprint })
  await rename(unfinished, release)
  await removeOld(releasesDir, now)
  return path.basename(release)
}

/**
 * Copies every file of the site, and lists it with its type and its hash.
 * @param before the folder of the release before, if there is one
 */
async function copyFiles(
  publicDir: string,
  target: string,
  before: string | undefined,
): Promise<IndexedFile[]> {
  const kept = before === undefined ? undefined : await readKeptIndex(before)
  const earlier = new Map(kept?.files.map((file) => [file.path, file]))
  return mapAtMost(FILES_AT_ONCE, await listSiteFiles(publicDir), async ({ path: sitePath, file }) => {
    const bytes = await readFile(file)
    const indexed = toIndexedFile(sitePath, bytes, earlier.get(sitePath))
    const copy = path.join(target, sitePath)
    const isKnown = before !== undefined && indexed === earlier.get(sitePath)
    // Gatsby rewrites pages in place, but never a file that is named by its content.
    const source = isKnown ? path.join(before, sitePath) : isHashed(sitePath) ? file : undefined
    await (source === undefined
      ? writeNew(copy, bytes)
      : // A file that the release before has lost is written again.
        linkOrCopy(source, copy).catch(() => writeNew(copy, bytes)))
    return indexed
  })
}

/** What Gatsby's hooks wrote of the addresses (gatsby/create-pages.ts). */
async function readAddresses(publicDir: string): Promise<SiteAddresses> {
  const text = await unlessMissing(readFile(path.join(publicDir, ADDRESSES_FILE), 'utf8'))
  return text === undefined ? NO_ADDRESSES : (JSON.parse(text) as SiteAddresses)
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

async function writeNew(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
