import { matchesPattern, readFilterQuery, valueAt } from './filter-query'
import { listParam, param, QueryError, type RawQuery } from './query'
import type { Story } from './space'

type Test = (story: Story) => boolean
type Order = (a: Story, b: Story) => number

/** The test over stories that a parameter's text stands for. */
const TESTS: Record<string, (text: string, items: string[]) => Test> = {
  starts_with: (text) => (story) => story.full_slug.startsWith(text),
  by_slugs: (_, slugs) => (story) => slugs.some((slug) => matchesPattern(story.full_slug, slug)),
  excluding_slugs: (_, slugs) => (story) => !slugs.some((slug) => matchesPattern(story.full_slug, slug)),
  by_uuids: (_, uuids) => (story) => uuids.includes(story.uuid),
  by_uuids_ordered: (_, uuids) => (story) => uuids.includes(story.uuid),
  by_ids: (_, ids) => (story) => ids.includes(String(story.id)),
  excluding_ids: (_, ids) => (story) => !ids.includes(String(story.id)),
  content_type: (text) => (story) => story.content.component === text,
  with_tag: (_, tags) => (story) => tags.some((tag) => story.tag_list.includes(tag)),
  with_parent: (text) => (story) => String(story.parent_id) === text,
  is_startpage: (text) => (story) => story.is_startpage === ['1', 'true'].includes(text),
  search_term: (text) => (story) =>
    JSON.stringify([story.name, story.content]).toLowerCase().includes(text.toLowerCase()),
  published_at_gt: (text) => (story) => Date.parse(story.published_at ?? '') > Date.parse(text),
  published_at_lt: (text) => (story) => Date.parse(story.published_at ?? '') < Date.parse(text),
  first_published_at_gt: (text) => (story) => Date.parse(story.first_published_at ?? '') > Date.parse(text),
  first_published_at_lt: (text) => (story) => Date.parse(story.first_published_at ?? '') < Date.parse(text),
  updated_at_gt: (text) => (story) => Date.parse(story.updated_at) > Date.parse(text),
  updated_at_lt: (text) => (story) => Date.parse(story.updated_at) < Date.parse(text),
}

/** The stories that a list request selects, in the order that it names. Folders are never among them. */
export const selectStories = (stories: readonly Story[], query: RawQuery): Story[] =>
  selectEntries(
    stories.filter(({ isFolder }) => !isFolder),
    query,
  )

/** The same with folders. */
export function selectEntries(stories: readonly Story[], query: RawQuery): Story[] {
  const tests = Object.entries(TESTS).flatMap(([name, make]) => {
    const text = param(query, name)
    return text === undefined ? [] : [make(text, listParam(query, name) ?? [])]
  })
  tests.push(readFilterQuery(query))
  return inOrder(
    stories.filter((story) => tests.every((test) => test(story))),
    query,
  )
}

/** By `by_uuids_ordered`, by `sort_by`, or by position; stories that are equal in that, by id. */
function inOrder(stories: Story[], query: RawQuery): Story[] {
  const uuids = listParam(query, 'by_uuids_ordered')
  if (uuids) return stories.sort((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid))
  const orders = listParam(query, 'sort_by')?.map(readOrder) ?? [(a, b) => a.position - b.position]
  return stories.sort((a, b) => orders.reduce((order, next) => order || next(a, b), 0) || a.id - b.id)
}

/** `field:asc|desc[:int|float]`, content fields as `content.field`; the first of several counts most. */
function readOrder(sort: string): Order {
  const [field = '', direction = 'asc', type] = sort.split(':')
  if (!['asc', 'desc'].includes(direction)) throw new QueryError('sort_by must end in :asc or :desc')
  const sign = direction === 'desc' ? -1 : 1
  return (a, b) => sign * compare(valueAt(a, field), valueAt(b, field), type)
}

function compare(a: unknown, b: unknown, type: string | undefined): number {
  const numeric = type === 'int' || type === 'float' || (typeof a === 'number' && typeof b === 'number')
  if (numeric) return (Number(a) || 0) - (Number(b) || 0)
  const [left, right] = [String(a ?? ''), String(b ?? '')]
  return left < right ? -1 : left > right ? 1 : 0
}

const OF_ANY_STORY = [
  ...['token', 'version', 'cv', 'excluding_fields'],
  ...['resolve_links', 'resolve_links_level', 'resolve_relations', 'resolve_level', 'resolve_assets'],
  // The space has one language, and answers in it whatever language a request names.
  ...['language', 'fallback_lang'],
]

/** The parameters of requests for stories: the API refuses others, which would have no effect. */
const PARAMETERS = {
  story: new Set([...OF_ANY_STORY, 'find_by']),
  stories: new Set([...OF_ANY_STORY, ...Object.keys(TESTS), 'filter_query', 'sort_by', 'page', 'per_page']),
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  version: ['draft', 'published'],
  resolve_links: ['url', 'link', 'story', '1', '0'],
  find_by: ['uuid'],
}

/** Refuses unknown parameters and values of a request for stories. Throws a QueryError that names them. */
export function checkParameters(query: RawQuery, kind: keyof typeof PARAMETERS): void {
  const names = Object.keys(query).map((name) => name.split('[')[0] ?? name)
  const unknown = [...new Set(names.filter((name) => !PARAMETERS[kind].has(name)))]
  if (unknown.length > 0) throw new QueryError(`this request takes no parameter ${unknown.join(', ')}`)
  for (const [name, values] of Object.entries(VALUES)) {
    const value = param(query, name)
    if (value !== undefined && !values.includes(value))
      throw new QueryError(`${name} must be one of ${values.join(', ')}`)
  }
}
