import { inArray } from 'drizzle-orm'
import { KINDS, type Row } from '../items'
import type { JsonObject } from '../space'
import { createFolder, writeItems, type WrittenFiles } from '../write-items'
import { readAssetBytes } from './asset-bytes'
import { spaceFiles } from './schema'
import type { SpaceStore } from './space-store'

/**
 * Writes what was changed in the space to the files in content/, in the official CLI's format, and deletes its rows: the files hold
 * the same from then on, and the history stays. Nobody can change the space meanwhile. If it is interrupted, each item is either in
 * its file or still a row, and the next call does the rest.
 */
export async function pullContent({ change, contentDir }: SpaceStore): Promise<WrittenFiles> {
  const files = createFolder(contentDir)
  await change(async (under) => {
    for (const kind of KINDS) {
      const { files: known, rows } = await under.readFiles(kind)
      if (rows.length === 0) continue
      const readBytes = (asset: JsonObject) => readAssetBytes(under.tx, contentDir, asset)
      await writeItems(files, { kind, changes: rows, known, readBytes })
      if (kind === 'asset') await under.tx.delete(spaceFiles).where(inArray(spaceFiles.id, idsOf(rows)))
      await under.release(rows)
    }
  })
  return files.done
}

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id)
