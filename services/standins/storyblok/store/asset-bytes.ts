import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { unlessMissing } from '../../../lib/files'
import { assetFileName } from '../file-names'
import type { JsonObject } from '../space'
import { spaceFiles } from './schema'

/** The file of an asset: as it was uploaded, or as it is in content/. Undefined: there is none. */
export async function readAssetBytes(
  queries: Queries,
  contentDir: string,
  asset: JsonObject,
): Promise<Buffer | undefined> {
  const [upload] = await queries
    .select({ bytes: spaceFiles.bytes })
    .from(spaceFiles)
    .where(eq(spaceFiles.id, Number(asset.id)))
  return upload?.bytes ?? unlessMissing(readFile(path.join(contentDir, 'assets/1', assetFileName(asset))))
}
