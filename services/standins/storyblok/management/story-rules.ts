import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Item } from '../items'
import { isJsonObject, type JsonObject } from '../space'
import { BLANK, INVALID, invalid, TAKEN } from './refusal'

/** The stories and folders of a space by their numbers. */
export type Stories = ReadonlyMap<number, Item>

/** A story that a change stores. */
export interface StoryForms {
  id: number
  draft: JsonObject
  live: JsonObject | null
}

/** What a client may write of a story; other fields of a request are left alone, because clients send whole stories. */
const WRITABLE = [
  'name',
  'slug',
  'path',
  'parent_id',
  'group_id',
  'position',
  'is_startpage',
  'tag_list',
  'sort_by_date',
  'first_published_at',
  'default_root',
  'disable_fe_editor',
  'meta_data',
  'content',
] as const

/** Where a story stands counts for its published form at once; what it says, once it is published. */
const PLACE = ['parent_id', 'position', 'is_startpage'] as const

/** It becomes part of an address and of a file's name. */
const SLUG = /^[\p{L}\p{N}_~][\p{L}\p{N}_.~-]{0,199}$/u

type Field = (typeof WRITABLE)[number]
type Fields = Partial<Record<Field, unknown>>

/** The fields of a request that a client may write. Throws a Refusal for one of a wrong kind. */
function readFields(request: JsonObject): Fields {
  const fields: Fields = {}
  for (const name of WRITABLE) {
    const value = request[name]
    if (value === undefined) continue
    if (!FITS[name](value)) throw invalid(name, INVALID)
    fields[name] = name === 'parent_id' ? (value ?? 0) : value
  }
  if (fields.name !== undefined && String(fields.name).trim() === '') throw invalid('name', BLANK)
  if (fields.slug !== undefined && String(fields.slug) === '') throw invalid('slug', BLANK)
  if (fields.slug !== undefined && !SLUG.test(String(fields.slug))) throw invalid('slug', INVALID)
  return fields
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)

const FITS: Readonly<Record<Field, (value: unknown) => boolean>> = {
  name: isText,
  slug: isText,
  path: isTextOrNull,
  parent_id: (value) => value === null || isWhole(value),
  group_id: isText,
  position: isWhole,
  is_startpage: (value) => typeof value === 'boolean',
  tag_list: (value) => Array.isArray(value) && value.every(isText),
  sort_by_date: isTextOrNull,
  first_published_at: isTextOrNull,
  default_root: isTextOrNull,
  disable_fe_editor: (value) => typeof value === 'boolean',
  meta_data: (value) => value === null || isJsonObject(value),
  content: isJsonObject,
}

/** A new story or folder, in the order of keys in which the official CLI writes stories. Throws a Refusal. */
export function newStory(stories: Stories, request: JsonObject, id: number, now: Date): StoryForms {
  const fields = readFields(request)
  if (fields.name === undefined) throw invalid('name', BLANK)
  if (fields.slug === undefined) throw invalid('slug', BLANK)
  const isFolder = request.is_folder === true
  const parentId = Number(fields.parent_id ?? 0)
  const siblings = [...stories.values()].filter(({ draft }) => (draft.parent_id ?? 0) === parentId)
  const draft: JsonObject = {
    id,
    uuid: randomUUID(),
    name: fields.name,
    slug: fields.slug,
    full_slug: '',
    path: fields.path ?? null,
    parent_id: parentId,
    group_id: fields.group_id ?? randomUUID(),
    position:
      fields.position ?? Math.max(0, ...siblings.map((item) => Number(item.draft.position ?? 0))) + 10,
    is_folder: isFolder,
    is_startpage: fields.is_startpage ?? false,
    tag_list: fields.tag_list ?? [],
    sort_by_date: fields.sort_by_date ?? null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    published_at: null,
    first_published_at: null,
    published: false,
    unpublished_changes: false,
    default_root: fields.default_root ?? null,
    disable_fe_editor: fields.disable_fe_editor ?? false,
    alternates: [],
    translated_slugs: [],
    meta_data: fields.meta_data ?? null,
    content: isFolder ? {} : (fields.content ?? {}),
  }
  const story = { id, draft: placed(draft, stories), live: null }
  checkStory(story, stories)
  return story
}

/**
 * The story with a client's changes, and what lies in it where its address changes. Empty where nothing changes. The published form
 * keeps its words and its slug until it is published; a folder, which has none, moves what is in it at once.
 * @throws Refusal
 */
export function changedStory(stories: Stories, before: Item, request: JsonObject, now: Date): StoryForms[] {
  const fields = readFields(request)
  const isFolder = before.draft.is_folder === true
  if (isFolder) delete fields.content
  const edited: JsonObject = { ...before.draft, ...fields }
  if (isDeepStrictEqual(edited, before.draft)) return []
  const draft = placed(
    {
      ...edited,
      updated_at: now.toISOString(),
      unpublished_changes: before.live !== null,
    },
    stories,
  )
  const place = Object.fromEntries(PLACE.map((name) => [name, draft[name]]))
  const live = before.live && placed({ ...before.live, ...place }, stories)
  const story = { id: before.id, draft, live }
  checkStory(story, stories)
  return [story, ...movedWith(story, stories)]
}

/** Whether a change moves what visitors see: in its folder, or with it. */
export const isMoved = (before: JsonObject, after: JsonObject): boolean =>
  PLACE.some((name) => before[name] !== after[name]) ||
  (after.is_folder === true && before.full_slug !== after.full_slug)

/** The same story published as it is. */
export function publishedStory({ id, draft }: Pick<StoryForms, 'id' | 'draft'>, now: Date): StoryForms {
  const at = now.toISOString()
  const form = {
    ...draft,
    published_at: at,
    first_published_at: draft.first_published_at ?? at,
    published: true,
    unpublished_changes: false,
  }
  return { id, draft: form, live: form }
}

export function unpublishedStory({ id, draft }: Item, now: Date): StoryForms {
  const form = {
    ...draft,
    updated_at: now.toISOString(),
    published_at: null,
    published: false,
    unpublished_changes: false,
  }
  return { id, draft: form, live: null }
}

/** Everything below a folder, by its number: nearer folders first. */
export function inside(stories: Stories, folderId: number): Item[] {
  const children = [...stories.values()].filter(({ draft }) => draft.parent_id === folderId)
  return [...children, ...children.flatMap(({ id }) => inside(stories, id))]
}

/** A form with the address that its slug and its folder make (docs of the management API, "The story object"). */
function placed(form: JsonObject, stories: Stories): JsonObject {
  const parentId = Number(form.parent_id ?? 0)
  if (parentId === 0) return { ...form, full_slug: form.slug }
  const folder = stories.get(parentId)?.draft
  if (folder?.is_folder !== true) throw invalid('parent_id', INVALID)
  const below = form.is_startpage === true ? '' : String(form.slug)
  return { ...form, full_slug: `${String(folder.full_slug)}/${below}` }
}

/** What lies in a folder whose address has changed, with its new addresses. */
function movedWith(folder: StoryForms, stories: Stories): StoryForms[] {
  if (folder.draft.is_folder !== true) return []
  if (stories.get(folder.id)?.draft.full_slug === folder.draft.full_slug) return []
  const changed = new Map<number, Item>(stories)
  const toItem = (story: StoryForms): Item => ({ ...story, label: '' })
  changed.set(folder.id, toItem(folder))
  return inside(stories, folder.id).map(({ id, draft, live }) => {
    const moved = { id, draft: placed(draft, changed), live: live && placed(live, changed) }
    changed.set(id, toItem(moved))
    return moved
  })
}

/** Throws a Refusal for a story that cannot be where it is. */
function checkStory({ id, draft }: StoryForms, stories: Stories): void {
  const { full_slug: address, content, parent_id: parentId } = draft
  if (draft.is_folder !== true && (!isJsonObject(content) || typeof content.component !== 'string'))
    throw invalid('content', BLANK)
  const isItself = parentId === id || inside(stories, id).some((item) => item.id === parentId)
  if (isItself) throw invalid('parent_id', INVALID)
  const isTaken = [...stories.values()].some(
    (other) => other.id !== id && (other.draft.full_slug === address || other.live?.full_slug === address),
  )
  if (isTaken) throw invalid('slug', TAKEN)
}
