import { readFilterQuery, valueAt } from './filter-query'
import { matchesPattern } from './matches-pattern'
import { listParam, param, QueryError, type RawQuery } from './query'
import type { Story } from './space'

type Test = (story: Story) => boolean
type Order = (a: Story, b: Story) => number

/** A parameter's text becomes a test over stories; a parameter that is absent tests nothing. */
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

/** The parameters that say which stories are meant, besides `filter_query`. */
export const STORY_TESTS = Object.keys(TESTS)

/** The stories a list request asks for, in the order it asks for. Folders are never among them. */
export function selectStories(stories: readonly Story[], query: RawQuery): Story[] {
  const tests = Object.entries(TESTS).flatMap(([name, make]) => {
    const text = param(query, name)
    return text === undefined ? [] : [make(text, listParam(query, name) ?? [])]
  })
  tests.push(readFilterQuery(query))
  const found = stories.filter((story) => !story.isFolder && tests.every((test) => test(story)))
  return inOrder(found, query)
}

/** By `by_uuids_ordered`, by `sort_by`, or by position; what is the same in all of that, by id. */
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
