import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { compressFiles } from './compress'
import { readSiteIndex, type SiteFile, type SiteIndex } from './site-index'

/** The built site as the host serves it: nothing until it is loaded, exchanged as a whole by the next load. */
export interface Site {
  readonly current: SiteIndex | undefined
  /** Folder of the compressed forms. */
  readonly compressedDir: string
  load(): Promise<void>
}

export interface SiteOptions {
  publicDir: string
  /** Holds one folder per earlier release with its hashed files, which open tabs may still ask for. */
  releasesDir: string
}

/** Where the host keeps what belongs to one build, inside the built site so that both live and go together. */
export const SITE_STATE_FOLDER = '.site'

export function createSite({ publicDir, releasesDir }: SiteOptions): Site {
  const compressedDir = path.join(publicDir, SITE_STATE_FOLDER, 'compressed')
  let current: SiteIndex | undefined
  return {
    get current() {
      return current
    },
    compressedDir,
    async load() {
      const index = await readSiteIndex(publicDir)
      const files = new Map([...(await readReleases(releasesDir)), ...index.files])
      await compressFiles(compressedDir, files.values())
      current = { files, matchers: index.matchers }
    },
  }
}

async function readReleases(folder: string): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>()
  for (const release of await listReleases(folder)) {
    const index = await readSiteIndex(path.join(folder, release))
    index.files.forEach((file, key) => files.set(key, file))
  }
  return files
}

/** The kept releases, oldest first: their names are times. */
export async function listReleases(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
