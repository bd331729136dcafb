import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FILE_KINDS, readFileItems } from '../file-items'
import { assetFileName } from '../file-names'
import { type FileItem, type Kind, KINDS } from '../items'
import { ContentError } from '../space'

/** One thing of a space. */
export interface Entry extends FileItem {
  /** The SHA-256 of an asset's file. */
  bytes?: string
}

/** Everything of a space, by kind. */
export type Contents = Readonly<Record<Kind, readonly Entry[]>>

/** A table with a value for each kind. */
export const byKind = <Value>(make: (kind: Kind) => Value): Record<Kind, Value> =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<Kind, Value>

/** Reads a folder of the form of content/. Throws a ContentError that names the faulty files. */
export async function readContents(folder: string): Promise<Contents> {
  const read = await Promise.all(KINDS.map((kind) => readFileItems(folder, kind)))
  const problems = read.flatMap((found) => found.problems)
  if (problems.length > 0) throw new ContentError(problems)
  const items = new Map(KINDS.map((kind, index) => [kind, read[index]?.items ?? []]))
  const contents = byKind((kind): readonly Entry[] => items.get(kind) ?? [])
  return { ...contents, asset: await Promise.all(contents.asset.map((asset) => withBytes(folder, asset))) }
}

async function withBytes(folder: string, asset: Entry): Promise<Entry> {
  const [own = ''] = FILE_KINDS.asset.folders
  const bytes = await readFile(path.join(folder, own, assetFileName(asset.draft)))
  return { ...asset, bytes: createHash('sha256').update(bytes).digest('hex') }
}
