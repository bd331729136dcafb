import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../lib/unless-missing'

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
