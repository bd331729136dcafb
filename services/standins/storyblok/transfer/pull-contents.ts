import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { FILE_KINDS } from '../file-items'
import { type Kind, KINDS } from '../items'
import { isJsonObject, type JsonObject } from '../space'
import { createFolder, writeItems, type WrittenFiles } from '../write-items'
import { carriedOf, type Difference, mergedEntries } from './compare'
import type { Contents, Entry } from './contents'

/** What the files hold of each kind, in this order; a service's answers have more. */
const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  story: [
    ...['id', 'uuid', 'name', 'slug', 'full_slug', 'path', 'parent_id', 'group_id', 'position', 'is_folder'],
    ...['is_startpage', 'tag_list', 'sort_by_date', 'created_at', 'updated_at', 'published_at'],
    ...['first_published_at', 'published', 'unpublished_changes', 'default_root', 'disable_fe_editor'],
    ...['alternates', 'translated_slugs', 'meta_data', 'content'],
  ],
  component: [
    ...['name', 'display_name', 'description', 'created_at', 'updated_at', 'id', 'schema', 'image'],
    ...['preview_field', 'is_root', 'preview_tmpl', 'is_nestable', 'all_presets', 'preset_id', 'real_name'],
    ...['component_group_uuid', 'color', 'icon', 'internal_tags_list', 'internal_tag_ids'],
    'content_type_asset_preview',
  ],
  component_group: ['name', 'id', 'uuid', 'parent_id', 'parent_uuid'],
  preset: ['id', 'name', 'preset', 'component_id', 'image', 'color', 'icon', 'description'],
  internal_tag: ['id', 'name', 'object_type'],
  datasource: ['id', 'name', 'slug', 'dimensions', 'created_at', 'updated_at', 'entries'],
  asset: [
    ...['alt', 'title', 'copyright', 'source', 'focus', 'meta_data', 'id', 'filename', 'short_filename'],
    ...['asset_folder_id', 'is_private'],
  ],
  asset_folder: ['id', 'name', 'parent_id', 'uuid', 'parent_uuid'],
}
/** What changes with a story, though it is no reason to write it. */
const FOLLOWING = ['full_slug', 'updated_at', 'published_at']

interface PullRequest {
  contentDir: string
  /** What the CLI has pulled. */
  folder: string
  here: Contents
  deletes: boolean
}

/** Writes what differs to content/. What the space does not have stays, unless `deletes` is set. */
export async function pullDifferences(
  { contentDir, folder, here, deletes }: PullRequest,
  differences: readonly Difference[],
): Promise<WrittenFiles> {
  const files = createFolder(contentDir)
  for (const kind of KINDS) {
    const own = differences.filter((difference) => difference.kind === kind)
    const changes = own.map((difference) => changeOf(difference, deletes))
    const pulled = new Map(own.map(({ source }, index) => [changes[index]?.id, source]))
    const readBytes = async ({ id }: JsonObject) => {
      const source = pulled.get(Number(id))
      return source && readFile(path.join(folder, FILE_KINDS.asset.folders[0] ?? '', bytesFile(source)))
    }
    if (changes.length > 0) await writeItems(files, { kind, changes, known: here[kind], readBytes })
  }
  return files.done
}

/** The file of an asset beside its description. */
const bytesFile = ({ file, draft }: Entry): string =>
  path.parse(file).name + path.extname(String(draft.short_filename))

function changeOf({ kind, source, target }: Difference, deletes: boolean) {
  const id = (target ?? source)?.id ?? 0
  if (!source) return { kind, id, draft: null, live: null }
  const draft = formOf(kind, source.draft, target?.draft, deletes)
  const hasOwnLive = source.live !== null && source.live !== source.draft
  const live = hasOwnLive ? publishedForm(draft, source.live ?? {}) : source.live && draft
  return { kind, id, draft, live }
}

/** The form for the files: what content/ has, with what differs in the space. */
function formOf(
  kind: Kind,
  source: JsonObject,
  target: JsonObject | undefined,
  deletes: boolean,
): JsonObject {
  const names = FIELDS[kind].filter((name) => name in source)
  const pulled = Object.fromEntries(names.map((name) => [name, source[name]]))
  if (!target) return pulled
  const [from, to] = [carriedOf(kind, source), carriedOf(kind, target)]
  const changed = Object.keys(from).filter((name) => !isDeepStrictEqual(from[name], to[name]))
  const following = FOLLOWING.filter((name) => kind === 'story' && name in source)
  const form = {
    ...target,
    ...Object.fromEntries([...changed, ...following].map((name) => [name, source[name]])),
  }
  if (kind === 'component') return { ...form, schema: schemaOf(source.schema, target.schema) }
  if (kind === 'datasource') return { ...form, entries: entriesOf(source, target, deletes) }
  return form
}

/** The service numbers the fields of a component itself; those in content/ keep what they have. */
function schemaOf(source: unknown, target: unknown): JsonObject {
  const [from, to] = [isJsonObject(source) ? source : {}, isJsonObject(target) ? target : {}]
  return Object.fromEntries(
    Object.entries(from).map(([name, field]) => {
      const own = to[name]
      return [
        name,
        isJsonObject(own) && isJsonObject(field) ? { ...field, ...('id' in own && { id: own.id }) } : field,
      ]
    }),
  )
}

function entriesOf(source: JsonObject, target: JsonObject, deletes: boolean): JsonObject[] {
  const own = mergedEntries(target, undefined, false)
  return mergedEntries(source, target, deletes).map((entry) => {
    const { id, datasource_id } = own.find(({ name }) => name === entry.name) ?? entry
    return { ...entry, id, datasource_id: datasource_id ?? target.id }
  })
}

const publishedForm = (
  draft: JsonObject,
  { name, slug, full_slug, content, published_at }: JsonObject,
): JsonObject => ({
  ...draft,
  ...{ name, slug, full_slug, content, published_at },
  published: true,
  unpublished_changes: false,
})
