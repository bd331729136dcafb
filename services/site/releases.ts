import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../lib/files'
import { compressFiles } from './compress'
import { type IndexedFile, listSiteFiles, toIndexedFile, toSiteFile } from './site-index'

/**
 * A finished build, kept whole in a folder that is never written to again. The folder's name is the time it was
 * published, and it gets that name only once everything is in it.
 */
export interface Release {
  folder: string
  publishedAt: Date
  /** What the build was made of, as `services/build/fingerprint.ts` tells it. */
  fingerprint: string
}

const FINGERPRINT_FILE = '.fingerprint'
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/

/** The folder name of a release published at a time: the time, without what file names may not hold. */
export const releaseName = (publishedAt: Date): string => publishedAt.toISOString().replaceAll(':', '-')

export const fingerprintFile = (folder: string): string => path.join(folder, FINGERPRINT_FILE)

/** The kept releases, oldest first. What is not a whole release is left aside. */
export async function listReleases(releasesDir: string): Promise<Release[]> {
  const releases = await Promise.all(
    (await readNames(releasesDir)).map(async (name): Promise<Release[]> => {
      const publishedAt = new Date(name.replace(NAME, '$1:$2:$3'))
      const folder = path.join(releasesDir, name)
      const fingerprint = NAME.test(name) ? await readIfThere(fingerprintFile(folder)) : undefined
      return fingerprint === undefined ? [] : [{ folder, publishedAt, fingerprint }]
    }),
  )
  return releases.flat()
}

/** The release that visitors see, undefined before the first one. */
export async function newestRelease(releasesDir: string): Promise<Release | undefined> {
  return (await listReleases(releasesDir)).at(-1)
}

async function readNames(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder)))?.sort() ?? []
}

const readIfThere = (file: string): Promise<string | undefined> => unlessMissing(readFile(file, 'utf8'))

/** Of the file's shape: what another version has written is read anew from the files themselves. */
const VERSION = 3

interface KeptIndex {
  version: number
  files: readonly IndexedFile[]
}

const indexFile = (folder: string) => path.join(folder, '.index.json')

/**
 * Makes a release ready to be served: its texts compressed, and what the host must know of its files in one file beside them.
 * @param earlier folders of releases whose compressed forms of the same content are taken over
 */
export async function finishRelease(
  folder: string,
  files: readonly IndexedFile[],
  earlier: readonly string[],
): Promise<void> {
  await compressFiles(
    files.map((file) => toSiteFile(folder, file)),
    earlier,
  )
  const kept: KeptIndex = { version: VERSION, files }
  const part = `${indexFile(folder)}.${process.pid}.part`
  await writeFile(part, JSON.stringify(kept))
  await rename(part, indexFile(folder))
}

/** What the host must know of a release's files. One that was published without it is finished first. */
export async function readIndex(folder: string, earlier: readonly string[]): Promise<readonly IndexedFile[]> {
  const kept = await readKeptIndex(folder)
  if (kept) return kept
  const files: IndexedFile[] = []
  for (const { path: sitePath, file } of await listSiteFiles(folder))
    files.push(toIndexedFile(sitePath, await readFile(file)))
  await finishRelease(folder, files, earlier)
  return files
}

/** The same where it is there, and of this version. */
export async function readKeptIndex(folder: string): Promise<readonly IndexedFile[] | undefined> {
  const text = await unlessMissing(readFile(indexFile(folder), 'utf8'))
  if (text === undefined) return undefined
  const { version, files } = JSON.parse(text) as KeptIndex
  return version === VERSION ? files : undefined
}
