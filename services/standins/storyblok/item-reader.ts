import path from 'node:path'
import { singleFlight } from '../../lib/concurrency'
import { FILE_KINDS, type FileItems, readFileItems } from './file-items'
import { type Item, type Kind, KINDS, layOver, type Row } from './items'
import { fingerprintFolders } from './read-files'

/** The items of one kind. As long as nothing changes, each call gets the same object. */
export interface KindItems {
  items: readonly Item[]
  problems: readonly string[]
}

/** The changed items of each kind. As long as none of a kind changes, each call gets the same list. */
export interface RowReader {
  read(): Promise<(kind: Kind) => readonly Row[]>
  /** Called with rows whose files have changed since. */
  drop(rows: readonly Row[]): Promise<void>
}

const NONE: readonly Row[] = []
export const NO_ROWS: RowReader = { read: async () => () => NONE, drop: async () => undefined }

export interface ItemReader {
  /** The items of several kinds, in the order of the kinds. */
  read(kinds: readonly Kind[]): Promise<KindItems[]>
}

/** Reads the items of a kind again only when one of its files or rows has changed since the last call. */
export function createItemReader(files: FileReader, rows: RowReader): ItemReader {
  const known = new Map<Kind, { files: FileItems; rows: readonly Row[]; result: KindItems }>()

  async function readKind(kind: Kind, changed: readonly Row[]): Promise<KindItems> {
    const found = await files.read(kind)
    const before = known.get(kind)
    if (before?.files === found && before.rows === changed) return before.result
    const { items, stale } = layOver(found.items, changed)
    if (stale.length > 0) await rows.drop(stale)
    const result = { items, problems: found.problems }
    known.set(kind, { files: found, rows: changed, result })
    return result
  }

  return {
    async read(kinds) {
      const rowsOf = await rows.read()
      return Promise.all(kinds.map((kind) => readKind(kind, rowsOf(kind))))
    },
  }
}

interface FileReader {
  read(kind: Kind): Promise<FileItems>
}

/** Reads the files of a kind again only when one of them has changed since the last call. */
export function createFileReader(contentDir: string): FileReader {
  const readers = new Map(
    KINDS.map((kind) => {
      const folders = FILE_KINDS[kind].folders.map((folder) => path.join(contentDir, folder))
      let known: { fingerprint: string; items: FileItems } | undefined
      const read = singleFlight(async () => {
        const fingerprint = await fingerprintFolders(folders)
        if (known?.fingerprint !== fingerprint)
          known = { fingerprint, items: await readFileItems(contentDir, kind) }
        return known.items
      })
      return [kind, read]
    }),
  )
  return {
    async read(kind) {
      const read = readers.get(kind)
      if (!read) throw new Error(`There is no kind ${kind}.`)
      return read()
    },
  }
}
