import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../lib/files'
import { NO_ADDRESSES, type SiteAddresses } from './addresses'
import { compressFiles } from './compress'
import { type IndexedFile, listSiteFiles, toIndexedFile, toSiteFile } from './site-index'

/**
 * A finished build in a folder that never changes again. Its name is the time of publishing, and it gets that name only once it
 * is complete.
 */
export interface Release {
  folder: string
  publishedAt: Date
  /** The fingerprint of everything the build was made of (services/build/fingerprint.ts). */
  fingerprint: string
  /**
   * For an earlier release that was promoted again: the fingerprint of the release that it replaces, whose state is therefore not
   * to be built anew.
   */
  inPlaceOf?: string | undefined
  /** When the pages are to be built again, in ms since 1970 (services/site/addresses.ts). */
  until?: number | undefined
}

/**
 * Whether the site as it is, or the state that an operator took back, was made of exactly this, and is not to be built again.
 * @param now milliseconds since 1970
 */
export const isCurrent = (release: Release | undefined, fingerprint: string, now: number): boolean =>
  release !== undefined &&
  [release.fingerprint, release.inPlaceOf].includes(fingerprint) &&
  (release.until ?? Infinity) > now

const FINGERPRINT_FILE = '.fingerprint'
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/

/** The folder name of a release published at a time: the time, without colons, which some file systems forbid. */
export const releaseName = (publishedAt: Date): string => publishedAt.toISOString().replaceAll(':', '-')

export const fingerprintFile = (folder: string): string => path.join(folder, FINGERPRINT_FILE)

/**
 * The folder in a release with the renderer that Gatsby compiled of the code of that release (gatsby/content-build/). It is not served, and
 * not shared with other hosts, since it names files of the project that built it.
 */
export const rendererFolder = (folder: string): string => path.join(folder, '.renderer')

/** Writes what a release was made of and until when, a line each, which makes its folder a release. */
export const writeFingerprint = (
  folder: string,
  { fingerprint, inPlaceOf = '', until }: Omit<Release, 'folder' | 'publishedAt'>,
): Promise<void> =>
  writeFile(fingerprintFile(folder), [fingerprint, inPlaceOf, until ?? ''].join('\n').trimEnd())

/** The complete releases, oldest first. */
export async function listReleases(releasesDir: string): Promise<Release[]> {
  const names = (await unlessMissing(readdir(releasesDir)))?.sort() ?? []
  const releases = await Promise.all(
    names.map(async (name): Promise<Release[]> => {
      const publishedAt = new Date(name.replace(NAME, '$1:$2:$3'))
      const folder = path.join(releasesDir, name)
      const text = NAME.test(name)
        ? await unlessMissing(readFile(fingerprintFile(folder), 'utf8'))
        : undefined
      if (text === undefined) return []
      const [fingerprint = '', inPlaceOf, until] = text.split('\n')
      const more = { ...(inPlaceOf && { inPlaceOf }), ...(until && { until: Number(until) }) }
      return [{ folder, publishedAt, fingerprint, ...more }]
    }),
  )
  return releases.flat()
}

/** The newest release, undefined before the first one. */
export async function newestRelease(releasesDir: string): Promise<Release | undefined> {
  return (await listReleases(releasesDir)).at(-1)
}

/** Version of the index's format. An index of another version is made again from the files. */
const VERSION = 4

/** The files of a release, and what it says of its addresses. */
export interface ReleaseIndex {
  files: readonly IndexedFile[]
  addresses: SiteAddresses
}

type StoredIndex = ReleaseIndex & { version: number }

const indexFile = (folder: string) => path.join(folder, '.index.json')

/**
 * Makes a release ready to be served: compresses its texts and writes the index of its files.
 * @param earlier folders of releases whose compressed forms of the same content are reused
 */
export async function finishRelease(
  folder: string,
  { files, addresses }: ReleaseIndex,
  earlier: readonly string[],
): Promise<void> {
  await compressFiles(
    files.map((file) => toSiteFile(folder, file)),
    earlier,
  )
  const kept: StoredIndex = { version: VERSION, files, addresses }
  const part = `${indexFile(folder)}.${process.pid}.part`
  await writeFile(part, JSON.stringify(kept))
  await rename(part, indexFile(folder))
}

/** The index of a release's files. A release without one is finished first. */
export async function readIndex(folder: string, earlier: readonly string[]): Promise<ReleaseIndex> {
  const kept = await readKeptIndex(folder)
  if (kept) return kept
  const files: IndexedFile[] = []
  for (const { path: sitePath, file } of await listSiteFiles(folder))
    files.push(toIndexedFile(sitePath, await readFile(file)))
  const index = { files, addresses: NO_ADDRESSES }
  await finishRelease(folder, index, earlier)
  return index
}

/** The stored index, if it exists in this version. */
export async function readKeptIndex(folder: string): Promise<ReleaseIndex | undefined> {
  const text = await unlessMissing(readFile(indexFile(folder), 'utf8'))
  if (text === undefined) return undefined
  const { version, ...index } = JSON.parse(text) as StoredIndex
  return version === VERSION ? index : undefined
}
