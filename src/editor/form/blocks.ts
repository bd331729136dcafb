import type { Blok, Finding } from '../../page'
import { plainText } from '../../content'
import { componentLabel, readable } from './schema'
import { bloksOf, isBlok, isObject, textOf, type Component, type Field, type SpaceAround } from './space'

/** The fields that name a block, the best first; of other blocks the first text does. */
const NAMES = ['title', 'headline', 'heading', 'question', 'name', 'label', 'text', 'seo_title']

/** A text that follows from a value without markup; empty for anything else. */
const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return isObject(value) && value.type === 'doc' ? plainText(value as { type: string }) : ''
}

/** Longer summaries, in characters, are cut. */
const LONGEST = 80

/** What an editor recognises a block by: its headline or another of its texts; empty if it has none. */
export const summaryOf = (block: Blok, component?: Pick<Component, 'preview_field' | 'schema'>): string => {
  const preferred = [component?.preview_field ?? '', ...NAMES]
  const texts = component
    ? Object.keys(component.schema).filter((name) =>
        /^(text|textarea|markdown|richtext)$/.test(component.schema[name]?.type ?? ''),
      )
    : []
  const words =
    [...preferred, ...texts].map((name) => wordsOf(block[name])).find((found) => found !== '') ?? ''
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words
}

/** A copy of a value in which `change` has replaced some blocks. Whatever holds none of them is the same object as before. */
const mapBloks = (value: unknown, change: (block: Blok) => Blok | undefined): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const changed = isBlok(value) ? change(value) : undefined
  if (changed) return changed
  if (Array.isArray(value)) {
    const items = value.map((item) => mapBloks(item, change))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, mapBloks(inner, change)] as const)
  return entries.some(([name, inner]) => inner !== (value as Record<string, unknown>)[name])
    ? Object.fromEntries(entries)
    : value
}

/** The content with the block of the same `_uid` replaced, also within running texts. Without such a block it is unchanged. */
export const replaceBlock = (content: Blok, next: Blok): Blok =>
  mapBloks(content, (block) => (block._uid === next._uid ? next : undefined)) as Blok

/** The blocks from a content down to the one of that `_uid`, also within a text; undefined: it is not there. */
const pathIn = (value: unknown, uid: string): Blok[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const own = isBlok(value) ? [value] : []
  if (own[0]?._uid === uid) return own
  for (const inner of Object.values(value)) {
    const path = pathIn(inner, uid)
    if (path) return [...own, ...path]
  }
  return undefined
}

/** The names from the story's content down to the block of that `_uid`, for a breadcrumb; undefined: it is not there. */
export const pathTo = (content: Blok, uid: string): readonly { uid: string; label: string }[] | undefined =>
  pathIn(content, uid)?.map((block) => ({ uid: block._uid, label: readable(block.component) }))

/** The block of that `_uid` in a content; undefined: it is not there. */
export const findBlock = (content: Blok, uid: string): Blok | undefined => pathIn(content, uid)?.at(-1)

/** The `_uid` of a block and of all blocks within it. */
export const uidsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(uidsIn)
  return isBlok(value) ? [value._uid, ...inner] : inner
}

/** How many findings are about a block or the blocks within it. */
export const countFindings = (block: Blok, findings: readonly Finding[]): number => {
  const uids = new Set(uidsIn(block))
  return findings.filter((finding) => finding.block && uids.has(finding.block.uid)).length
}

export const newUid = (): string => crypto.randomUUID()

const withNewUids = (value: unknown, uidFrom: () => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => withNewUids(item, uidFrom))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '_uid' && typeof inner === 'string' ? uidFrom() : withNewUids(inner, uidFrom),
    ]),
  )
}

/** A copy of a block in which it, all blocks and the parts of tables within it have a `_uid` of their own. */
export const duplicateOf = (block: Blok, uidFrom = newUid): Blok => withNewUids(block, uidFrom) as Blok

/** The items with one of them moved by so many places; out of the list it stays at its end. */
export const moved = <Item>(items: readonly Item[], from: number, by: number): Item[] => {
  const to = Math.min(items.length - 1, Math.max(0, from + by))
  const others = items.filter((_, at) => at !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}

/** The value that the model gives a field of a new block, as the API stores it; undefined: none. */
const defaultOf = (field: Field): unknown => {
  const { type, default_value: given } = field
  if (given === undefined || given === null || given === '') return undefined
  if (type === 'boolean') return given === true || given === 'true'
  if (type === 'options') return Array.isArray(given) ? given : textOf(given).split(',')
  return typeof given === 'number' ? String(given) : given
}

/** A block of a component as the editor adds it: with the default values of the model and nothing else. */
export const newBlock = (component: Component, uidFrom = newUid): Blok => ({
  _uid: uidFrom(),
  component: component.name,
  ...Object.fromEntries(
    Object.entries(component.schema)
      .map(([name, field]) => [name, defaultOf(field)] as const)
      .filter(([, value]) => value !== undefined),
  ),
})

/** The components of which a field takes blocks, by their labels. */
export const allowedIn = (field: Field, components: readonly Component[]): Component[] => {
  const { restrict_components: isRestricted, restrict_type: by, component_whitelist: names = [] } = field
  const groups = field.component_group_whitelist ?? []
  const allowed = components.filter(({ name, is_nestable: isNestable, component_group_uuid: group }) => {
    if (isNestable === false) return false
    if (isRestricted && by === 'groups') return groups.includes(group ?? '')
    return !isRestricted || names.length === 0 || names.includes(name)
  })
  return allowed.sort((a, b) => componentLabel(a.name, a).localeCompare(componentLabel(b.name, b)))
}

/** Whether a list of blocks has room for another. */
export const hasRoom = (field: Field, value: unknown): boolean =>
  !Number(field.maximum) || bloksOf(value).length < Number(field.maximum)

/** Allowed components by the folders of the Block Library, in the order of the folders; those in none are last. */
export const byGroup = (
  allowed: readonly Component[],
  groups: SpaceAround['groups'] = [],
): { group: string; components: Component[] }[] => {
  const known = new Set(groups.map(({ uuid }) => uuid))
  const rows = groups.map(({ uuid, name }) => ({
    group: name,
    components: allowed.filter((component) => component.component_group_uuid === uuid),
  }))
  const others = allowed.filter((component) => !known.has(component.component_group_uuid ?? ''))
  return [...rows, { group: groups.length > 0 ? 'Others' : 'Blocks', components: others }].filter(
    ({ components }) => components.length > 0,
  )
}
