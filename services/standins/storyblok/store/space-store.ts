import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../database/open'
import { createFileReader, createItemReader, type ItemReader } from '../item-reader'
import { type FileItem, type Item, type Kind, layOver, type Row, sourceOf, versionOf } from '../items'
import type { JsonObject } from '../space'
import { createSpaceReader, type SpaceReader } from '../space-reader'
import { createRowCache, deleteRows, rowReader } from './rows'
import { spaceEvents, spaceItems, spaceState, spaceVersions, type VersionStatus } from './schema'

/** An embedded space that can be written to: the files in content/, and what was changed since in the database. */
export interface SpaceStore extends SpaceReader {
  database: Database
  contentDir: string
  items: ItemReader
  /** Changes the space in one transaction: all of it, or nothing. Changes come one after another, on all hosts. */
  change<Result>(work: (change: Change) => Promise<Result>): Promise<Result>
}

/** The next form of an item. */
interface Form {
  id: number
  /** Null: deleted. */
  draft: JsonObject | null
  live?: JsonObject | null
}

/** A change under way. */
export interface Change {
  tx: Queries
  now: Date
  /** The items of a kind, with what this change has done so far. */
  read(kind: Kind): Promise<ReadonlyMap<number, Item>>
  /** Stores forms of items. */
  put(kind: Kind, forms: readonly Form[]): Promise<void>
  /** Adds a form to the history of its item. */
  keep(kind: Kind, itemId: number, form: JsonObject, status: VersionStatus): Promise<void>
  /** Tells the webhook, once this change is done. */
  tell(topic: string, body: JsonObject): Promise<void>
  /** The files of a kind, and its rows that count. */
  readFiles(kind: Kind): Promise<{ files: readonly FileItem[]; rows: readonly Row[] }>
  /** Deletes rows, because the files hold their forms. */
  release(rows: readonly Row[]): Promise<void>
}

/** Whoever edits the demo's space has the one account that its token belongs to. */
export const EDITOR = { id: 1, userid: 'demo', friendly_name: 'Demo editor' }
/** Who wrote the files. */
const FILES_AUTHOR = 'content/'

export function createSpaceStore(database: Database, contentDir: string): SpaceStore {
  const cache = createRowCache()
  const files = createFileReader(contentDir)
  const items = createItemReader(files, rowReader(database, cache))
  return {
    ...createSpaceReader(items),
    database,
    contentDir,
    items,
    async change(work) {
      const released: Row[] = []
      const result = await database.transaction(async (tx) => {
        await tx.select().from(spaceState).for('update')
        // Before the revision counts up, so that the rows of this change are read once they are there.
        const rowsOf = await cache.refresh(tx)
        const [state] = await tx
          .update(spaceState)
          .set({ revision: sql`${spaceState.revision} + 1` })
          .returning()
        if (!state) throw new Error('The table standins.space_state has lost its row.')
        const layers = async (kind: Kind) => ({ files: (await files.read(kind)).items, rows: rowsOf(kind) })
        return work(createChange({ tx, revision: state.revision, layers, released }))
      })
      cache.forget(released)
      return result
    },
  }
}

interface Layers {
  files: readonly FileItem[]
  rows: readonly Row[]
}

interface ChangeParts {
  tx: Queries
  revision: number
  layers(kind: Kind): Promise<Layers>
  /** Takes the rows that are gone once the change is done. */
  released: Row[]
}

function createChange({ tx, revision, layers, released }: ChangeParts): Change {
  const now = new Date()
  const known = new Map<Kind, Map<number, Item>>()

  async function read(kind: Kind): Promise<Map<number, Item>> {
    const found = known.get(kind)
    if (found) return found
    const { files, rows } = await layers(kind)
    const items = new Map(layOver(files, rows).items.map((item) => [item.id, item]))
    known.set(kind, items)
    return items
  }

  async function keep(kind: Kind, itemId: number, form: JsonObject, status: VersionStatus): Promise<void> {
    const isOfFiles = status === 'files'
    await tx
      .insert(spaceVersions)
      .values({
        id: versionOf(form),
        kind,
        itemId,
        body: form,
        status,
        author: isOfFiles ? FILES_AUTHOR : EDITOR.friendly_name,
        createdAt: isOfFiles ? dateOf(form, now) : now,
      })
      .onConflictDoNothing()
  }

  return {
    tx,
    now,
    read,
    keep,
    async put(kind, forms) {
      const items = await read(kind)
      const { files } = await layers(kind)
      for (const { id, draft, live = null } of forms) {
        const file = files.find((candidate) => candidate.id === id)
        if (file && kind === 'story') {
          if (file.live) await keep(kind, id, file.live, 'files')
          await keep(kind, id, file.draft, 'files')
        }
        const row = { draft, live, source: file ? sourceOf(file) : null, revision }
        await tx
          .insert(spaceItems)
          .values({ kind, id, ...row })
          .onConflictDoUpdate({ target: [spaceItems.kind, spaceItems.id], set: row })
        if (draft) items.set(id, { id, draft, live, label: `${kind} ${id}` })
        else items.delete(id)
      }
    },
    async tell(topic, body) {
      await tx
        .insert(spaceEvents)
        .values({ topic, body: JSON.stringify(body), attempts: 0, nextAttemptAt: now })
    },
    async readFiles(kind) {
      const { files, rows } = await layers(kind)
      const { stale } = layOver(files, rows)
      const missing = rows.filter(
        ({ id, source }) => source !== null && !files.some((file) => file.id === id),
      )
      return { files, rows: rows.filter((row) => !stale.includes(row) && !missing.includes(row)) }
    },
    async release(rows) {
      await deleteRows(tx, rows)
      released.push(...rows)
    },
  }
}

const dateOf = ({ updated_at: at }: JsonObject, otherwise: Date): Date => {
  const date = new Date(typeof at === 'string' ? at : NaN)
  return Number.isNaN(date.getTime()) ? otherwise : date
}
