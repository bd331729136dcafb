import type { Kind } from '../items'
import { isJsonObject, type JsonObject } from '../space'
import { byKind, type Entry } from './contents'
import type { Pairs } from './match'

/** The fields that hold numbers of another kind. */
const REFERENCES: Readonly<Record<string, Kind>> = {
  component_id: 'component',
  preset_id: 'preset',
  asset_folder_id: 'asset_folder',
  internal_tag_ids: 'internal_tag',
  component_tag_whitelist: 'internal_tag',
}
/** The fields by which things of these kinds are referred to. */
const NAMES = { story: 'uuid', component_group: 'uuid', asset_folder: 'uuid', asset: 'filename' } as const

const STALE = 'not a reference of this space: '

interface Names {
  texts: ReadonlyMap<string, string>
  numbers: Readonly<Record<Kind, ReadonlyMap<number, number>>>
}

/**
 * The pairs with what the space holds under the numbers, uuids and addresses that the same things have in content/. What content/ does
 * not have keeps its own, and gets another number where content/ has taken that.
 * @param marksStale whether a reference that names a thing as content/ does, and not as the space, is made unlike any: it leads
 *   nowhere in the space
 */
export function translateSpace(pairs: Pairs, { marksStale }: { marksStale: boolean }): Pairs {
  const own = withOwnNumbers(pairs)
  const names = namesOf(own, marksStale)
  return byKind((kind) =>
    pairs[kind].map(({ here, there }, index) => ({
      here,
      there: there && translateEntry(kind, there, own[kind][index]?.here, names),
    })),
  )
}

function withOwnNumbers(pairs: Pairs): Pairs {
  return byKind((kind) => {
    const taken = new Set(pairs[kind].flatMap(({ here }) => here?.id ?? []))
    return pairs[kind].map(({ here, there }) => {
      if (here || !there) return { here, there }
      const id = taken.has(there.id) ? Math.max(...taken) + 1 : there.id
      taken.add(id)
      return { there, here: { ...there, id, draft: { ...there.draft, id } } }
    })
  })
}

function namesOf(pairs: Pairs, marksStale: boolean): Names {
  const texts = new Map<string, string>()
  for (const [kind, field] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
    const both = pairs[kind].flatMap(({ here, there }) =>
      here && there ? [[String(there.draft[field]), String(here.draft[field])] as const] : [],
    )
    if (marksStale) for (const [other, own] of both) if (other !== own) texts.set(own, STALE + own)
    for (const [other, own] of both) texts.set(other, own)
  }
  const numbers = byKind(
    (kind) =>
      new Map(
        pairs[kind].flatMap(({ here, there }) => (here && there ? [[there.id, here.id] as const] : [])),
      ),
  )
  return { texts, numbers }
}

function translateEntry(kind: Kind, there: Entry, here: Entry | undefined, names: Names): Entry {
  const draft = translateForm(kind, there.draft, here, names)
  const live = there.live === there.draft ? draft : there.live && translateForm(kind, there.live, here, names)
  return { ...there, id: Number(draft.id), draft, live }
}

function translateForm(kind: Kind, form: JsonObject, here: Entry | undefined, names: Names): JsonObject {
  const known = translate(form, names) as JsonObject
  const parent = 'parent_id' in form && {
    parent_id: names.numbers[kind].get(Number(form.parent_id)) ?? form.parent_id,
  }
  const { id = form.id, uuid } = here?.draft ?? {}
  return { ...known, ...parent, id, ...(uuid !== undefined && { uuid }) }
}

function translate(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names.texts.get(value) ?? value
  if (Array.isArray(value)) return value.map((item: unknown) => translate(item, names))
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([name, item]) => {
    const kind = REFERENCES[name]
    return [name, kind ? translateNumbers(item, names.numbers[kind]) : translate(item, names)]
  })
  const known = Object.fromEntries(entries) as JsonObject
  const isAsset = typeof value.filename === 'string' && names.texts.has(value.filename)
  return isAsset ? { ...known, id: names.numbers.asset.get(Number(value.id)) ?? value.id } : known
}

/** Numbers of tags are texts in some places. */
function translateNumbers(value: unknown, numbers: ReadonlyMap<number, number>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => translateNumbers(item, numbers))
  const number = numbers.get(Number(value))
  if (number === undefined || value === null) return value
  return typeof value === 'string' ? String(number) : number
}

/**
 * A story's form with the uuids that the space has for the stories it refers to. The official CLI does the same for stories that it
 * creates, but leaves out the fields that hold one story (`option`). Assets are left to the CLI.
 */
export function forSpace(form: JsonObject, pairs: Pairs): JsonObject {
  const texts = new Map(
    pairs.story.flatMap(({ here, there }) =>
      here && there ? [[String(here.draft.uuid), String(there.draft.uuid)] as const] : [],
    ),
  )
  return { ...form, content: translate(form.content, { texts, numbers: byKind(() => new Map()) }) }
}
