import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../lib/files'
import { readAssetBytes } from '../storyblok/store/asset-bytes'
import type { SpaceStore } from '../storyblok/store/space-store'
import { type AssetReader, endOfAddress } from './assets'

/**
 * Finds the assets that were uploaded to a space. Their bytes are in the database, and each is written once to a folder of this host.
 * @param folder may be emptied at any time
 */
export function createUploadReader({ items, database, contentDir }: SpaceStore, folder: string): AssetReader {
  return {
    async find(hash, name) {
      const address = `${hash}/${name}`
      const [assets] = await items.read(['asset'])
      const asset = assets?.items.find(({ draft }) => endOfAddress(String(draft.filename)) === address)
      if (!asset) return undefined
      const focus = String(asset.draft.focus ?? '')
      const file = path.join(folder, `${hash}_${name}`)
      if (await unlessMissing(stat(file))) return { file, focus }
      const bytes = await readAssetBytes(database, contentDir, asset.draft)
      if (!bytes) return undefined
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
      return { file, focus }
    },
  }
}
