import { isDeepStrictEqual } from 'node:util'
import { type Kind, KINDS } from '../items'
import { isJsonObject, type JsonObject } from '../space'
import type { Entry } from './contents'
import type { Pairs } from './match'

/** What differs in one thing between where it comes from and where it is to go. Both have the numbers and uuids of content/. */
export interface Difference {
  kind: Kind
  name: string
  source: Entry | undefined
  target: Entry | undefined
  /** The fields that differ, and the parts of it that only the target has; empty where one side does not have it at all. */
  fields: readonly string[]
  onlyThere: readonly string[]
}

/**
 * What the official CLI carries of each kind, and an API stores as it is given. Dates of changes, authors and the like are the
 * service's own. Roles and other rights are not among it: they are numbers of people and roles of one space.
 */
const CARRIED: Readonly<Record<Kind, readonly string[]>> = {
  story: [
    ...['name', 'slug', 'path', 'parent_id', 'position', 'is_folder', 'is_startpage', 'tag_list'],
    ...['sort_by_date', 'first_published_at', 'default_root', 'disable_fe_editor', 'meta_data', 'content'],
    ...['published', 'unpublished_changes'],
  ],
  component: [
    ...[
      'display_name',
      'description',
      'schema',
      'image',
      'preview_field',
      'is_root',
      'preview_tmpl',
      'is_nestable',
    ],
    ...[
      'preset_id',
      'component_group_uuid',
      'color',
      'icon',
      'internal_tag_ids',
      'content_type_asset_preview',
    ],
  ],
  component_group: ['parent_id'],
  preset: ['preset', 'image', 'color', 'icon', 'description'],
  internal_tag: [],
  datasource: ['slug', 'dimensions'],
  asset: ['alt', 'title', 'copyright', 'source', 'focus', 'meta_data', 'asset_folder_id', 'is_private'],
  asset_folder: ['parent_id'],
}
/** A folder has no content, and is not published. */
const NOT_OF_FOLDERS = ['content', 'published', 'unpublished_changes', 'first_published_at', 'is_startpage']
const PUBLISHED = 'published form'

/**
 * What differs between the two sides of pairs that both have the numbers and uuids of content/. Things that are the same are left out.
 * @param direction `push` compares content/ with what the space has of it, `pull` the other way round
 */
export function comparePairs(pairs: Pairs, direction: 'push' | 'pull'): Difference[] {
  return KINDS.flatMap((kind) =>
    pairs[kind].flatMap(({ here, there }): Difference[] => {
      const [source, target] = direction === 'push' ? [here, there] : [there, here]
      const isInBoth = source !== undefined && target !== undefined
      const fields = isInBoth ? changedFields(kind, source, target) : []
      const onlyThere =
        isInBoth && kind === 'datasource' ? namesOnlyIn(entriesOf(target.draft), entriesOf(source.draft)) : []
      if (isInBoth && fields.length + onlyThere.length === 0) return []
      return [
        { kind, name: nameOf(kind, (source ?? target)?.draft ?? {}), source, target, fields, onlyThere },
      ]
    }),
  )
}

function changedFields(kind: Kind, source: Entry, target: Entry): string[] {
  const [from, to] = [carriedOf(kind, source.draft), carriedOf(kind, target.draft)]
  return [
    ...Object.keys(from).flatMap((name) => changedParts(name, from[name], to[name])),
    ...(kind === 'datasource' ? changedEntries(entriesOf(source.draft), entriesOf(target.draft)) : []),
    ...(source.bytes === target.bytes ? [] : ['file']),
    ...(isLiveChanged(source, target) ? [PUBLISHED] : []),
  ]
}

/** The fields of a form that are carried, each in one form of the several that a service has for the same. */
export function carriedOf(kind: Kind, form: JsonObject): JsonObject {
  const isFolder = form.is_folder === true
  const names = CARRIED[kind].filter((name) => !isFolder || !NOT_OF_FOLDERS.includes(name))
  return Object.fromEntries(names.map((name) => [name, plain(name, form[name])]))
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).length === 0)

function plain(name: string, value: unknown): unknown {
  // No folder is the number 0 in some answers.
  if (isBlank(value) || value === 0) return null
  if (name === 'first_published_at') return new Date(String(value)).getTime()
  if (name === 'schema' && isJsonObject(value))
    // The service numbers the fields of a component itself.
    return Object.fromEntries(
      Object.entries(value).map(([field, is]) => [field, isJsonObject(is) ? { ...is, id: undefined } : is]),
    )
  if (name === 'dimensions') return objectsOf(value).map(({ name: own, entry_value: key }) => ({ own, key }))
  return value
}

/** Names a field, or those in it that differ: of a component's schema and of a story's content. */
function changedParts(name: string, from: unknown, to: unknown): string[] {
  if (isDeepStrictEqual(from, to)) return []
  if (!['schema', 'content'].includes(name) || !isJsonObject(from) || !isJsonObject(to)) return [name]
  const parts = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...parts]
    .filter((part) => !isDeepStrictEqual(from[part], to[part]))
    .map((part) => `${name}.${part}`)
}

/** The published form counts where it is not the draft, which is compared as it is. */
export const isLiveChanged = (source: Entry, target: Entry): boolean =>
  source.live !== null &&
  source.live !== source.draft &&
  (target.live === null ||
    !isDeepStrictEqual(plain('content', source.live.content), plain('content', target.live.content)) ||
    source.live.name !== target.live.name)

const objectsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : [])
const entriesOf = ({ entries }: JsonObject): JsonObject[] => objectsOf(entries)
const namesOnlyIn = (entries: readonly JsonObject[], others: readonly JsonObject[]): string[] =>
  entries.filter(({ name }) => !others.some((other) => other.name === name)).map(({ name }) => String(name))

/** Entries are told apart by their names, as the official CLI does. */
function changedEntries(from: readonly JsonObject[], to: readonly JsonObject[]): string[] {
  const valuesOf = ({ value, dimension_values: others }: JsonObject) => [value, plain('', others)]
  const changed = from.filter((entry) => {
    const same = to.find(({ name }) => name === entry.name)
    return !same || !isDeepStrictEqual(valuesOf(entry), valuesOf(same))
  })
  const kept = to.filter(({ name }) => from.some((entry) => entry.name === name)).map(({ name }) => name)
  const isReordered = from
    .filter(({ name }) => kept.includes(name))
    .some(({ name }, index) => name !== kept[index])
  return [
    ...changed.map(({ name }) => `entry ${String(name)}`),
    ...(isReordered ? ['order of the entries'] : []),
  ]
}

/** A datasource's form after a write: its entries, and those that only the target has unless they are to go. */
export function mergedEntries(
  source: JsonObject,
  target: JsonObject | undefined,
  deletes: boolean,
): JsonObject[] {
  const others = deletes || !target ? [] : entriesOf(target)
  const names = namesOnlyIn(others, entriesOf(source))
  return [...entriesOf(source), ...others.filter(({ name }) => names.includes(String(name)))]
}

function nameOf(
  kind: Kind,
  { name, full_slug: slug, short_filename: file, is_folder: isFolder }: JsonObject,
): string {
  if (kind === 'story') return isFolder === true ? `${String(slug)} (folder)` : String(slug)
  return String(kind === 'asset' ? file : name)
}
