import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePrivate } from '../data-dir'
import { linkOrCopy } from '../link-or-copy'
import { isHashed } from '../site/cache-policy'
import { fingerprintFile, listReleases, releaseName } from '../site/releases'
import { listSiteFiles } from '../site/site-index'

/** So that pages opened before a release go on working: how many stay, and each at least for how long after the next. */
const KEPT_RELEASES = 3
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Makes a finished build what visitors see: copies it whole into a folder of its own, which appears at once. Gatsby's
 * folder can then be written to again, or be left half-written by a build that fails.
 */
export async function publishRelease(
  publicDir: string,
  releasesDir: string,
  fingerprint: string,
  now: Date,
): Promise<void> {
  await removeUnfinished(releasesDir)
  const release = path.join(releasesDir, releaseName(now))
  const unfinished = `${release}.part`
  await mkdir(unfinished)
  for (const file of await listSiteFiles(publicDir)) {
    const target = path.join(unfinished, file.path)
    // Gatsby rewrites pages in place, but never a file that is named by its content.
    if (isHashed(file.path)) await linkOrCopy(file.file, target)
    else await copy(file.file, target)
  }
  await writeFile(fingerprintFile(unfinished), fingerprint)
  await makePrivate(unfinished)
  await rename(unfinished, release)
  await removeOld(releasesDir, now)
}

async function removeOld(releasesDir: string, now: Date): Promise<void> {
  const releases = await listReleases(releasesDir)
  for (const [index, { folder }] of releases.slice(0, -KEPT_RELEASES).entries()) {
    const replacedAt = releases[index + 1]?.publishedAt ?? now
    if (now.getTime() - replacedAt.getTime() > KEPT_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** What a process that was ended while it published has left. */
async function removeUnfinished(releasesDir: string): Promise<void> {
  await mkdir(releasesDir, { recursive: true })
  for (const name of await readdir(releasesDir)) {
    if (name.endsWith('.part')) await rm(path.join(releasesDir, name), { recursive: true, force: true })
  }
}

async function copy(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(source, target, constants.COPYFILE_FICLONE)
}
