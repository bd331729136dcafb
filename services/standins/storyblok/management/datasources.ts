import { isDeepStrictEqual } from 'node:util'
import { paginate, param } from '../query'
import { isJsonObject, type JsonObject } from '../space'
import type { Change, SpaceStore } from '../store/space-store'
import { type Call, idIn, objectIn, type Serve } from './call'
import { entriesEvent } from './present'
import { BLANK, invalid, notFound, Refusal, TAKEN } from './refusal'

/** Datasources, each with its entries in its form: https://www.storyblok.com/docs/api/management/datasources */
export function serveDatasources(serve: Serve, store: SpaceStore): void {
  serve('GET', '/datasources', async ({ query }) => {
    const search = (param(query, 'search') ?? '').toLowerCase()
    const found = (await readAll(store)).filter(({ name }) => String(name).toLowerCase().includes(search))
    const page = paginate(found, query, 100)
    return { page, body: { datasources: page.items.map(present) } }
  })
  serve('GET', '/datasources/:id', async (call) => {
    const found = (await readAll(store)).find(({ id }) => id === idIn(call))
    if (!found) throw notFound()
    return { body: { datasource: present(found) } }
  })
  serve('POST', '/datasources', async (call) => {
    const datasource = await store.change((change) => create(change, objectIn(call, 'datasource')))
    return { status: 201, body: { datasource: present(datasource) } }
  })
  serve('PUT', '/datasources/:id', async (call) => {
    const datasource = await store.change((change) => update(change, call))
    return { body: { datasource: present(datasource) } }
  })
  serve('DELETE', '/datasources/:id', async (call) => {
    await store.change(async (change) => {
      const datasource = await datasourceOf(change, idIn(call))
      await change.put('datasource', [{ id: Number(datasource.id), draft: null }])
      await change.tell('datasource.entries_updated', entriesEvent(datasource))
    })
    return { status: 204, body: undefined }
  })
  serveEntries(serve, store)
}

function serveEntries(serve: Serve, store: SpaceStore): void {
  serve('GET', '/datasource_entries', async ({ query }) => {
    const [id, slug] = [param(query, 'datasource_id'), param(query, 'datasource_slug')]
    const wanted = (await readAll(store)).filter(
      (datasource) =>
        (id === undefined || String(datasource.id) === id) &&
        (slug === undefined || datasource.slug === slug),
    )
    const dimension = param(query, 'dimension')
    const entries = wanted.flatMap((datasource) => {
      const key = dimension === undefined ? undefined : dimensionKey(datasource, Number(dimension))
      return entriesOf(datasource).map((entry) => presentEntry(entry, key))
    })
    const page = paginate(entries, query, 100)
    return { page, body: { datasource_entries: page.items } }
  })
  serve('GET', '/datasource_entries/:id', async (call) => {
    const entry = (await readAll(store)).flatMap(entriesOf).find(({ id }) => id === idIn(call))
    if (!entry) throw notFound()
    return { body: { datasource_entry: presentEntry(entry, undefined) } }
  })
  serve('POST', '/datasource_entries', async (call) => {
    const entry = await store.change((change) => createEntry(change, objectIn(call, 'datasource_entry')))
    return { status: 201, body: { datasource_entry: presentEntry(entry, undefined) } }
  })
  serve('PUT', '/datasource_entries/:id', async (call) => {
    await store.change((change) => updateEntry(change, call))
    return { status: 204, body: undefined }
  })
  serve('DELETE', '/datasource_entries/:id', async (call) => {
    await store.change(async (change) => {
      const { datasource, index } = await entryOf(change, idIn(call))
      await putEntries(change, datasource, entriesOf(datasource).toSpliced(index, 1))
    })
    return { status: 204, body: undefined }
  })
}

async function readAll({ items }: SpaceStore): Promise<JsonObject[]> {
  const [found] = await items.read(['datasource'])
  return (found?.items ?? []).map(({ draft }) => draft)
}

const objectsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : [])
const entriesOf = ({ entries }: JsonObject): JsonObject[] => objectsOf(entries)

const present = ({ entries: _entries, ...datasource }: JsonObject): JsonObject => datasource

const presentEntry = (
  { dimension_values: values, ...entry }: JsonObject,
  key: string | undefined,
): JsonObject => ({
  ...entry,
  dimension_value: (key !== undefined && isJsonObject(values) ? values[key] : null) ?? null,
})

/** The value by which entries name a dimension. Throws a Refusal where the datasource has none of that number. */
function dimensionKey({ dimensions }: JsonObject, id: number): string {
  const dimension = objectsOf(dimensions).find((candidate) => candidate.id === id)
  if (!dimension) throw new Refusal(422, { dimension_id: ['is invalid'] })
  return String(dimension.entry_value)
}

async function datasourceOf(change: Change, id: number): Promise<JsonObject> {
  const found = (await change.read('datasource')).get(id)
  if (!found) throw notFound()
  return found.draft
}

async function create(change: Change, request: JsonObject): Promise<JsonObject> {
  const items = await change.read('datasource')
  const id = Math.max(0, ...items.keys()) + 1
  const now = change.now.toISOString()
  const { name, slug, dimensions_attributes: attributes } = request
  const form = {
    id,
    name,
    slug,
    dimensions: withDimensions([], attributes),
    created_at: now,
    updated_at: now,
    entries: [],
  }
  await check(change, form)
  await change.put('datasource', [{ id, draft: form }])
  return form
}

async function update(change: Change, call: Call): Promise<JsonObject> {
  const before = await datasourceOf(change, idIn(call))
  const { name, slug, dimensions_attributes: attributes } = objectIn(call, 'datasource')
  const form = {
    ...before,
    name: name ?? before.name,
    slug: slug ?? before.slug,
    dimensions: withDimensions(objectsOf(before.dimensions), attributes),
  }
  if (isDeepStrictEqual(form, before)) return before
  const dated = { ...form, updated_at: change.now.toISOString() }
  await check(change, dated)
  await change.put('datasource', [{ id: Number(before.id), draft: dated }])
  await change.tell('datasource.entries_updated', entriesEvent(dated))
  return dated
}

/** As Rails reads them: those with an id change or go (`_destroy`), the others are new. */
function withDimensions(dimensions: readonly JsonObject[], attributes: unknown): JsonObject[] {
  const wanted = objectsOf(attributes)
  const changed = dimensions.flatMap((dimension) => {
    const attribute = wanted.find(({ id }) => id === dimension.id)
    if (attribute?._destroy === true) return []
    return { ...dimension, ...(attribute && { name: attribute.name, entry_value: attribute.entry_value }) }
  })
  const first = Math.max(0, ...dimensions.map(({ id }) => Number(id))) + 1
  const added = wanted
    .filter(({ id }) => id === undefined)
    .map(({ name, entry_value: value }, index) => ({ id: first + index, name, entry_value: value }))
  return [...changed, ...added]
}

async function check(change: Change, { id, name, slug }: JsonObject): Promise<void> {
  for (const [field, value] of Object.entries({ name, slug })) {
    if (typeof value !== 'string' || value.trim() === '') throw invalid(field, BLANK)
    const others = [...(await change.read('datasource')).values()].filter((other) => other.id !== id)
    if (others.some(({ draft }) => draft[field] === value)) throw invalid(field, TAKEN)
  }
}

async function entryOf(change: Change, id: number) {
  for (const { draft: datasource } of (await change.read('datasource')).values()) {
    const index = entriesOf(datasource).findIndex((entry) => entry.id === id)
    const entry = entriesOf(datasource)[index]
    if (entry) return { datasource, entry, index }
  }
  throw notFound()
}

async function createEntry(change: Change, request: JsonObject): Promise<JsonObject> {
  const items = await change.read('datasource')
  const datasource = await datasourceOf(change, Number(request.datasource_id))
  const ids = [...items.values()].flatMap(({ draft }) => entriesOf(draft)).map(({ id }) => Number(id))
  const entry = {
    id: Math.max(0, ...ids) + 1,
    name: request.name,
    value: request.value ?? '',
    datasource_id: datasource.id,
  }
  const entries = entriesOf(datasource)
  checkEntry(entry, entries)
  await putEntries(change, datasource, placed(entries, entry, request.position))
  return entry
}

async function updateEntry(change: Change, call: Call): Promise<void> {
  const { datasource, entry, index } = await entryOf(change, idIn(call))
  const { name, value, dimension_value: text, position } = objectIn(call, 'datasource_entry')
  const dimension = call.query.dimension_id ?? call.body.dimension_id
  const values = isJsonObject(entry.dimension_values) ? entry.dimension_values : {}
  const next: JsonObject = {
    ...entry,
    name: name ?? entry.name,
    value: value ?? entry.value,
    ...(dimension !== undefined &&
      text !== undefined && {
        dimension_values: { ...values, [dimensionKey(datasource, Number(dimension))]: text },
      }),
  }
  const others = entriesOf(datasource).toSpliced(index, 1)
  checkEntry(next, others)
  await putEntries(change, datasource, placed(others, next, position ?? index + 1))
}

function checkEntry({ id, name, value }: JsonObject, entries: readonly JsonObject[]): void {
  if (typeof name !== 'string' || name.trim() === '') throw invalid('name', BLANK)
  if (typeof value !== 'string') throw invalid('value', BLANK)
  if (entries.some((other) => other.id !== id && other.name === name)) throw invalid('name', TAKEN)
}

/** An entry among the others, at a position that counts from 1; without one, last. */
function placed(entries: readonly JsonObject[], entry: JsonObject, position: unknown): JsonObject[] {
  const at = typeof position === 'number' && position >= 1 ? position - 1 : entries.length
  return entries.toSpliced(at, 0, entry)
}

async function putEntries(change: Change, datasource: JsonObject, entries: JsonObject[]): Promise<void> {
  if (isDeepStrictEqual(entries, datasource.entries)) return
  const form = { ...datasource, entries }
  await change.put('datasource', [{ id: Number(datasource.id), draft: form }])
  await change.tell('datasource.entries_updated', entriesEvent(form))
}
