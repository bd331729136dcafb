import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../lib/files'
import { FILE_KINDS } from './file-items'
import { assetFileName, folderFileName, sidecarFileName, storyFileName } from './file-names'
import type { FileItem, Kind, Row } from './items'
import type { JsonObject } from './space'

/** The files that changed, by their paths in content/. */
export interface WrittenFiles {
  written: string[]
  removed: string[]
}

/** An item as it is to be in the files. */
type Changed = Pick<Row, 'kind' | 'id' | 'draft' | 'live'>

/** The kinds with a file for each item; the items of others are in lists. */
const FILE_NAMES: Partial<Record<Kind, (form: JsonObject) => string>> = {
  story: storyFileName,
  asset: sidecarFileName,
  asset_folder: folderFileName,
}

interface WriteRequest {
  kind: Kind
  changes: readonly Changed[]
  /** The items of the kind that the files hold now. */
  known: readonly FileItem[]
  /** The bytes of an asset's file; undefined: they are those that it has now. */
  readBytes(asset: JsonObject): Promise<Buffer | undefined>
}

/** Writes changed items of a kind to the files of a folder of the official CLI's format. */
export async function writeItems(
  files: Folder,
  { kind, changes, known, readBytes }: WriteRequest,
): Promise<void> {
  const nameOf = FILE_NAMES[kind]
  if (!nameOf) return writeLists(files, kind, changes, known)
  for (const change of changes) {
    const before = known.find(({ id }) => id === change.id)
    if (kind === 'asset') await writeBytes(files, readBytes, before?.draft, change.draft)
    await writeItem(files, change, before, change.draft && nameOf(change.draft))
  }
}

async function writeItem(
  files: Folder,
  { kind, draft, live }: Changed,
  before: FileItem | undefined,
  after: string | null,
): Promise<void> {
  const [own = '', twins] = FILE_KINDS[kind].folders
  // A file that gets another name is moved first, so that no reader finds its story twice or not at all.
  if (before && after && before.file !== after)
    for (const folder of FILE_KINDS[kind].folders) await files.move(folder, before.file, after)
  const twin = draft?.unpublished_changes === true ? live : null
  if (twins && twin && after) await files.write(twins, after, twin)
  if (draft && after) await files.write(own, after, draft)
  else if (before) await files.remove(own, before.file)
  if (twins && !twin) await files.remove(twins, after ?? before?.file ?? '')
}

async function writeBytes(
  files: Folder,
  readBytes: WriteRequest['readBytes'],
  before: JsonObject | undefined,
  after: JsonObject | null,
): Promise<void> {
  const [folder = ''] = FILE_KINDS.asset.folders
  const bytes = after && (await readBytes(after))
  if (after && bytes) await files.write(folder, assetFileName(after), bytes)
  if (before && (!after || assetFileName(before) !== assetFileName(after)))
    await files.remove(folder, assetFileName(before))
}

/** Writes every list that has a changed item anew, each item in its place and new ones last. */
async function writeLists(
  files: Folder,
  kind: Kind,
  rows: readonly Changed[],
  known: readonly FileItem[],
): Promise<void> {
  const { folders, list = `${kind}s.json` } = FILE_KINDS[kind]
  const changed = new Map(rows.map((row) => [row.id, row]))
  const fileOf = new Map(known.map(({ id, file }) => [id, file]))
  const names = new Set(rows.map(({ id }) => fileOf.get(id) ?? list))
  for (const name of names) {
    const before = known.filter(({ file }) => file === name)
    const added = rows.filter(({ id }) => !fileOf.has(id) && name === list)
    const forms = [
      ...before.map((item) => (changed.has(item.id) ? changed.get(item.id)?.draft : item.draft)),
      ...added.map(({ draft }) => draft),
    ]
    await files.write(
      folders[0] ?? '',
      name,
      forms.filter((form) => form !== null),
    )
  }
}

export interface Folder {
  root: string
  done: WrittenFiles
  write(folder: string, name: string, value: object | Buffer): Promise<void>
  move(folder: string, from: string, to: string): Promise<void>
  remove(folder: string, name: string): Promise<void>
}

/** Replaces each file in one step: a reader finds the old one or the new one. */
export function createFolder(root: string): Folder {
  const done: WrittenFiles = { written: [], removed: [] }
  const fileIn = (folder: string, name: string) => path.join(root, folder, name)
  return {
    root,
    done,
    async write(folder, name, value) {
      const file = fileIn(folder, name)
      const bytes = Buffer.isBuffer(value) ? value : Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
      if ((await unlessMissing(readFile(file)))?.equals(bytes)) return
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
      done.written.push(`content/${folder}/${name}`)
    },
    async move(folder, from, to) {
      const moved = await unlessMissing(rename(fileIn(folder, from), fileIn(folder, to)).then(() => true))
      if (moved) done.removed.push(`content/${folder}/${from}`)
    },
    async remove(folder, name) {
      const removed = await unlessMissing(rm(fileIn(folder, name)).then(() => true))
      if (removed) done.removed.push(`content/${folder}/${name}`)
    },
  }
}
