import { isHashed } from './cache-policy'
import { readIndex } from './release-index'
import { listReleases } from './releases'
import { toSiteFile, toSiteIndex, type SiteIndex } from './site-index'

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
      const folders = (await listReleases(releasesDir)).map(({ folder }) => folder).reverse()
      const [newest, ...earlier] = folders
      if (!newest) throw new Error(`There is no finished build in ${releasesDir}.`)
      const index = toSiteIndex(newest, await readIndex(newest, earlier))
      const files = new Map(index.files)
      for (const [at, folder] of earlier.entries()) {
        const kept = (await readIndex(folder, earlier.slice(at + 1))).filter(({ path }) => isHashed(path))
        for (const file of kept) if (!files.has(file.path)) files.set(file.path, toSiteFile(folder, file))
      }
      current = { files, matchers: index.matchers }
    },
  }
}
