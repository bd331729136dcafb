import path from 'node:path'
import type { JsonObject } from './space'

// The names that the official CLI gives to files.

export const storyFileName = ({ slug, uuid }: JsonObject): string => `${String(slug)}_${String(uuid)}.json`

export const assetFileName = (asset: JsonObject): string => {
  const { name, ext } = path.parse(String(asset.short_filename))
  return `${name}_${String(asset.id)}${ext}`
}

/** The description beside an asset's file. */
export const sidecarFileName = (asset: JsonObject): string => `${path.parse(assetFileName(asset)).name}.json`

export const folderFileName = ({ name, uuid }: JsonObject): string =>
  `${String(name).replace(/[^\p{L}\p{N}._ -]/gu, '-')}_${String(uuid)}.json`
