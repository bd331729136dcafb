import path from 'node:path'
import { singleFlight } from '../../lib/concurrency'
import { buildSpace, readSpaceFiles } from './load-space'
import { fingerprintFolders } from './read-files'
import type { Space } from './space'

export interface SpaceReader {
  /** The space as the files stand now. Throws a ContentError that names the files in the way. */
  read(): Promise<Space>
}

/** Reads the space again only when a file has changed since the last call. */
export function createSpaceReader(contentDir: string): SpaceReader {
  const folders = ['stories', 'published', 'datasources'].map((kind) => path.join(contentDir, kind, '1'))
  let known: { fingerprint: string; space: Space } | undefined
  const read = singleFlight(async () => {
    const fingerprint = await fingerprintFolders(folders)
    if (known?.fingerprint !== fingerprint) {
      known = { fingerprint, space: buildSpace(await readSpaceFiles(contentDir)) }
    }
    return known.space
  })
  return { read }
}
