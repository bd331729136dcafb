import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { linkOrCopy } from '../lib/files'
import { newestRelease, type Release, releaseName, writeFingerprint } from '../site/releases'

/**
 * Makes an earlier release the newest: its files once more, as hard links, under the name of this moment. Every host then serves it, as
 * it would a new build. The state that it replaces is not built again until something else changes.
 * @returns the name of the new release
 */
export async function promoteRelease(release: Release, releasesDir: string, now: Date): Promise<string> {
  const newest = await newestRelease(releasesDir)
  const name = releaseName(now)
  const unfinished = path.join(releasesDir, `${name}.part`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  const entries = await readdir(release.folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || entry.name === '.fingerprint') continue
    const source = path.join(entry.parentPath, entry.name)
    await linkOrCopy(source, path.join(unfinished, path.relative(release.folder, source)))
  }
  const inPlaceOf =
    newest && newest.fingerprint !== release.fingerprint ? newest.fingerprint : release.inPlaceOf
  await writeFingerprint(unfinished, { fingerprint: release.fingerprint, ...(inPlaceOf && { inPlaceOf }) })
  await rename(unfinished, path.join(releasesDir, name))
  return name
}
