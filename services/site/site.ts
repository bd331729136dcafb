import { isHashed } from './cache-policy'
import { compressFiles } from './compress'
import { listReleases } from './releases'
import { readSiteIndex, type SiteIndex } from './site-index'

/** The built site as the host serves it: nothing until it is loaded, exchanged as a whole by the next load. */
export interface Site {
  readonly current: SiteIndex | undefined
  /** Reads the newest release. Rejects when there is none. */
  load(): Promise<void>
}

/** Serves the newest release, and of the earlier ones the hashed files, which pages opened before may still ask for. */
export function createSite(releasesDir: string): Site {
  let current: SiteIndex | undefined
  return {
    get current() {
      return current
    },
    async load() {
      const earlier = await listReleases(releasesDir)
      const newest = earlier.pop()
      if (!newest) throw new Error(`There is no finished build in ${releasesDir}.`)
      const index = await readSiteIndex(newest.folder)
      const files = new Map(index.files)
      for (const { folder } of earlier.reverse()) {
        const kept = await readSiteIndex(folder, isHashed)
        kept.files.forEach((file, key) => files.has(key) || files.set(key, file))
      }
      await compressFiles(
        [...files.values()],
        earlier.map(({ folder }) => folder),
      )
      current = { files, matchers: index.matchers }
    },
  }
}
