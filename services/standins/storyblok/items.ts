import { createHash } from 'node:crypto'
import { isPublishedForm } from './parse-files'
import type { JsonObject } from './space'

/** What a space consists of. Each kind has numbers of its own. */
export const KINDS = [
  'story',
  'component',
  'component_group',
  'preset',
  'internal_tag',
  'datasource',
  'asset',
  'asset_folder',
] as const
export type Kind = (typeof KINDS)[number]

/** One thing of a space in the forms that the management API shows. A form is never changed: a change makes a new one. */
export interface Item {
  id: number
  /** The latest form, which editors see. A datasource holds its entries. */
  draft: JsonObject
  /** What visitors see of a story; null while it is not published. Other kinds have no such form. */
  live: JsonObject | null
  /** Its name in messages: a file, or what it is. */
  label: string
}

export interface FileItem extends Item {
  /** The file's name in the folder of its kind. */
  file: string
}

/** An item that was changed in the space. */
export interface Row {
  kind: Kind
  id: number
  /** Null: deleted. */
  draft: JsonObject | null
  live: JsonObject | null
  /** The digest of the files when it was first changed; null where there was no file of it. */
  source: string | null
  revision: number
}

const digests = new WeakMap<JsonObject, string>()

/** A digest of a form, which is made once. */
export function digestOf(form: JsonObject): string {
  const known = digests.get(form)
  if (known) return known
  const digest = createHash('sha256').update(JSON.stringify(form)).digest('hex')
  digests.set(form, digest)
  return digest
}

/** The number of a form in the history: 48 bits of its digest, so that a file and a row of the same form have one number. */
export const versionOf = (form: JsonObject): number => Number.parseInt(digestOf(form).slice(0, 12), 16)

/** A digest of what the files say of an item. */
export const sourceOf = ({ draft, live }: Item): string =>
  live === null || live === draft ? digestOf(draft) : `${digestOf(draft)} ${digestOf(live)}`

/**
 * Lays the changed items over those of the files: a change counts until the files of its item change. An item that was changed
 * and whose file is missing is hidden, and is back when the file is.
 * @returns the items in the order of the files, those without a file last, and the rows whose files have changed since
 */
export function layOver(files: readonly FileItem[], rows: readonly Row[]): { items: Item[]; stale: Row[] } {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const stale: Row[] = []
  const items = files.flatMap((file): Item[] => {
    const row = byId.get(file.id)
    if (!row) return [file]
    byId.delete(file.id)
    if (row.source !== sourceOf(file)) {
      stale.push(row)
      return [file]
    }
    return toItem(row)
  })
  const own = [...byId.values()].filter((row) => row.source === null)
  return { items: [...items, ...own.flatMap(toItem)], stale }
}

const toItem = ({ kind, id, draft, live }: Row): Item[] =>
  draft ? [{ id, draft, live, label: `${kind} ${id} (${String(draft.name)}) as it was edited` }] : []

/** The published form that a story's file and its twin in content/published/ stand for; undefined: the twin is missing. */
export function liveForm(draft: JsonObject, twin: JsonObject | undefined): JsonObject | null | undefined {
  if (draft.is_folder === true || !isPublishedForm(draft)) return null
  return draft.unpublished_changes === true ? twin : draft
}
