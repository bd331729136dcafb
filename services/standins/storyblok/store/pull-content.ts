import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { unlessMissing } from '../../../lib/files'
import { FILE_KINDS } from '../file-items'
import { assetFileName, folderFileName, sidecarFileName, storyFileName } from '../file-names'
import { type FileItem, type Kind, KINDS, type Row } from '../items'
import type { JsonObject } from '../space'
import { readAssetBytes } from './asset-bytes'
import { spaceFiles } from './schema'
import type { Change, SpaceStore } from './space-store'

/** The files that changed, by their paths in content/. */
export interface PulledContent {
  written: string[]
  removed: string[]
}

/** The kinds with a file for each item; the items of others are in lists. */
const FILE_NAMES: Partial<Record<Kind, (form: JsonObject) => string>> = {
  story: storyFileName,
  asset: sidecarFileName,
  asset_folder: folderFileName,
}

/**
 * Writes what was changed in the space to the files in content/, in the official CLI's format, and deletes its rows: the files hold
 * the same from then on, and the history stays. Nobody can change the space meanwhile. If it is interrupted, each item is either in
 * its file or still a row, and the next call does the rest.
 */
export async function pullContent({ change, contentDir }: SpaceStore): Promise<PulledContent> {
  const files = createFolder(contentDir)
  await change(async (under) => {
    for (const kind of KINDS) {
      const { files: known, rows } = await under.readFiles(kind)
      if (rows.length === 0) continue
      const nameOf = FILE_NAMES[kind]
      if (nameOf) for (const row of rows) await pullItem(under, files, { row, nameOf, known })
      else await pullLists(files, kind, rows, known)
      await under.release(rows)
    }
  })
  return files.done
}

interface Pulling {
  row: Row
  nameOf(form: JsonObject): string
  known: readonly FileItem[]
}

async function pullItem(change: Change, files: Folder, { row, nameOf, known }: Pulling): Promise<void> {
  const { kind, id, draft, live } = row
  const [own = '', twins] = FILE_KINDS[kind].folders
  const before = known.find((file) => file.id === id)
  const after = draft && nameOf(draft)
  if (kind === 'asset') await pullBytes(change, files, before?.draft, draft)
  // A file that gets another name is moved first, so that no reader finds its story twice or not at all.
  if (before && after && before.file !== after)
    for (const folder of FILE_KINDS[kind].folders) await files.move(folder, before.file, after)
  const twin = draft?.unpublished_changes === true ? live : null
  if (twins && twin && after) await files.write(twins, after, twin)
  if (draft && after) await files.write(own, after, draft)
  else if (before) await files.remove(own, before.file)
  if (twins && !twin) await files.remove(twins, after ?? before?.file ?? '')
}

async function pullBytes(
  { tx }: Change,
  files: Folder,
  before: JsonObject | undefined,
  after: JsonObject | null,
): Promise<void> {
  const [folder = ''] = FILE_KINDS.asset.folders
  const bytes = after && (await readAssetBytes(tx, files.root, after))
  if (after && bytes) await files.write(folder, assetFileName(after), bytes)
  if (before && (!after || assetFileName(before) !== assetFileName(after)))
    await files.remove(folder, assetFileName(before))
  const id = Number((after ?? before)?.id)
  await tx.delete(spaceFiles).where(eq(spaceFiles.id, id))
}

/** Writes every list that has a changed item anew, each item in its place and new ones last. */
async function pullLists(
  files: Folder,
  kind: Kind,
  rows: readonly Row[],
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

interface Folder {
  root: string
  done: PulledContent
  write(folder: string, name: string, value: object | Buffer): Promise<void>
  move(folder: string, from: string, to: string): Promise<void>
  remove(folder: string, name: string): Promise<void>
}

/** Replaces each file in one step: a reader finds the old one or the new one. */
function createFolder(root: string): Folder {
  const done: PulledContent = { written: [], removed: [] }
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
