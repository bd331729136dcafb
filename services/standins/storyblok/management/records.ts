import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Item, Kind } from '../items'
import { listParam, paginate, param, type RawQuery } from '../query'
import type { JsonObject } from '../space'
import type { Change, SpaceStore } from '../store/space-store'
import { idIn, objectIn, type Serve } from './call'
import { BLANK, invalid, notFound, TAKEN } from './refusal'

/** Things that a client lists, creates, changes and deletes without any rule but a name. */
interface RecordKind {
  kind: Kind
  path: string
  /** The names of one and of several in requests and answers. */
  one: string
  many: string
  /** What a client may write, each with its value where a new one does not say it. */
  fields: Readonly<Record<string, unknown>>
  /** What the service adds to a new one. */
  made?(now: string): JsonObject
  /** Whether two may have one name. */
  sharesNames?: boolean
  /** Whether a list comes in pages; otherwise it is complete. */
  isPaged?: boolean
  select?(item: JsonObject, query: RawQuery): boolean
}

const dated = (now: string): JsonObject => ({ created_at: now, updated_at: now })
const withUuid = (): JsonObject => ({ uuid: randomUUID() })
const isNamed = ({ name }: JsonObject, query: RawQuery): boolean =>
  String(name)
    .toLowerCase()
    .includes((param(query, 'search') ?? '').toLowerCase())

const RECORDS: readonly RecordKind[] = [
  {
    kind: 'component',
    path: '/components',
    one: 'component',
    many: 'components',
    fields: {
      name: '',
      display_name: null,
      description: '',
      schema: {},
      image: null,
      preview_field: null,
      is_root: false,
      preview_tmpl: null,
      is_nestable: true,
      preset_id: null,
      component_group_uuid: null,
      color: null,
      icon: null,
      internal_tag_ids: [],
      content_type_asset_preview: null,
    },
    made: (now) => ({ ...dated(now), all_presets: [], internal_tags_list: [] }),
    select: isNamed,
  },
  {
    kind: 'component_group',
    path: '/component_groups',
    one: 'component_group',
    many: 'component_groups',
    fields: { name: '', parent_id: null, parent_uuid: null },
    made: withUuid,
    sharesNames: true,
    select: isNamed,
  },
  {
    kind: 'preset',
    path: '/presets',
    one: 'preset',
    many: 'presets',
    fields: {
      name: '',
      preset: {},
      component_id: null,
      image: null,
      color: null,
      icon: null,
      description: null,
    },
    made: dated,
    sharesNames: true,
  },
  {
    kind: 'internal_tag',
    path: '/internal_tags',
    one: 'internal_tag',
    many: 'internal_tags',
    fields: { name: '', object_type: 'asset' },
    sharesNames: true,
    isPaged: true,
    select: (tag, query) => {
      const type = param(query, 'by_object_type')
      return isNamed(tag, query) && (type === undefined || tag.object_type === type)
    },
  },
  {
    kind: 'asset_folder',
    path: '/asset_folders',
    one: 'asset_folder',
    many: 'asset_folders',
    fields: { name: '', parent_id: null, parent_uuid: null },
    made: withUuid,
    sharesNames: true,
    select: (folder, query) => {
      const ids = listParam(query, 'by_ids')
      const parent = param(query, 'with_parent')
      return (
        isNamed(folder, query) &&
        (ids === undefined || ids.includes(String(folder.id))) &&
        (parent === undefined || String(folder.parent_id ?? 0) === parent)
      )
    },
  },
]

/** Components, their groups, presets, tags, and the folders of assets: https://www.storyblok.com/docs/api/management */
export function serveRecords(serve: Serve, store: SpaceStore): void {
  for (const record of RECORDS) serveRecord(serve, store, record)
}

function serveRecord(serve: Serve, store: SpaceStore, record: RecordKind): void {
  const { kind, path, one, many, isPaged = false, select = () => true } = record
  const answer = (form: JsonObject, status = 200) => ({ status, body: { [one]: form } })
  serve('GET', path, async ({ query }) => {
    const [found] = await store.items.read([kind])
    const forms = (found?.items ?? []).map(({ draft }) => draft).filter((form) => select(form, query))
    if (!isPaged) return { body: { [many]: forms } }
    const page = paginate(forms, query, 100)
    return { page, body: { [many]: page.items } }
  })
  serve('GET', `${path}/:id`, async (call) => {
    const [found] = await store.items.read([kind])
    const item = found?.items.find(({ id }) => id === idIn(call))
    if (!item) throw notFound()
    return answer(item.draft)
  })
  serve('POST', path, async (call) => {
    const request = objectIn(call, one)
    const form = await store.change(async (change) => {
      const items = await change.read(kind)
      const id = Math.max(0, ...items.keys()) + 1
      const form = newRecord(record, request, id, change.now.toISOString())
      checkName(record, form, items)
      await change.put(kind, [{ id, draft: form }])
      return form
    })
    return answer(form, 201)
  })
  serve('PUT', `${path}/:id`, async (call) => {
    const id = idIn(call)
    const request = objectIn(call, one)
    return answer(await store.change((change) => update(change, record, id, request)))
  })
  serve('DELETE', `${path}/:id`, async (call) => {
    const id = idIn(call)
    const form = await store.change(async (change) => {
      const item = (await change.read(kind)).get(id)
      if (!item) throw notFound()
      await change.put(kind, [{ id, draft: null }])
      await change.keep(kind, id, item.draft, 'deleted')
      return item.draft
    })
    return answer(form)
  })
}

async function update(
  change: Change,
  record: RecordKind,
  id: number,
  request: JsonObject,
): Promise<JsonObject> {
  const items = await change.read(record.kind)
  const before = items.get(id)?.draft
  if (!before) throw notFound()
  const form = { ...before, ...written(record, request) }
  if (isDeepStrictEqual(form, before)) return before
  const dated = 'updated_at' in before ? { ...form, updated_at: change.now.toISOString() } : form
  checkName(record, dated, items)
  await change.put(record.kind, [{ id, draft: dated }])
  await change.keep(record.kind, id, before, 'draft')
  return dated
}

function newRecord(
  { fields, made, kind }: RecordKind,
  request: JsonObject,
  id: number,
  now: string,
): JsonObject {
  const form = { id, ...fields, ...made?.(now), ...written({ fields }, request) }
  return kind === 'component' ? { ...form, real_name: form.name } : form
}

/** What a request says of the fields that a client may write. Numbers of tags are texts in the files. */
function written(
  { fields }: Pick<RecordKind, 'fields'>,
  request: JsonObject,
): JsonObject & { name?: unknown } {
  return Object.fromEntries(
    Object.entries(request)
      .filter(([name, value]) => name in fields && value !== undefined)
      .map(([name, value]) => [
        name,
        name === 'internal_tag_ids' && Array.isArray(value) ? value.map(String) : value,
      ]),
  )
}

function checkName(
  { sharesNames = false }: RecordKind,
  { id, name }: JsonObject,
  items: ReadonlyMap<number, Item>,
): void {
  if (typeof name !== 'string' || name.trim() === '') throw invalid('name', BLANK)
  if (!sharesNames && [...items.values()].some((other) => other.id !== id && other.draft.name === name))
    throw invalid('name', TAKEN)
}
