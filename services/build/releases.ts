import { cp, link, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isHashed } from '../site/cache-policy'
import { listReleases } from '../site/site'
import { readSiteIndex } from '../site/site-index'

/** How many releases stay reachable for open tabs, the current one included. */
const KEPT_RELEASES = 3

/** Keeps the hashed scripts and styles of a finished build and lets go of the oldest kept ones. */
export async function keepRelease(publicDir: string, releasesDir: string, now: Date): Promise<void> {
  const release = path.join(releasesDir, now.toISOString().replaceAll(':', '-'))
  const { files } = await readSiteIndex(publicDir)
  for (const file of files.values()) {
    if (isHashed(file.path) && /\.(js|css)$/.test(file.path)) {
      await copy(file.file, path.join(release, file.path))
    }
  }
  const releases = await listReleases(releasesDir)
  for (const old of releases.slice(0, -KEPT_RELEASES)) {
    await rm(path.join(releasesDir, old), { recursive: true, force: true })
  }
}

/** A hard link costs no space; across disks only a copy works. */
async function copy(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await link(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(source, target)
  }
}
