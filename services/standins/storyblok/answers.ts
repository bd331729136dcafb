import { type Datasource, DEMO_SPACE_ID, type Space, type Story } from './space'
import { checkParameters, selectStories } from './select-stories'
import { presentStory, toAddress, toDatedLink, toLink } from './present-story'
import { listParam, paginate, param, type RawQuery } from './query'
import { findLinkedStories, findRelations } from './related'
import type { Answer } from './send-answer'

/** The content that one request may see. */
interface View {
  space: Space
  stories: readonly Story[]
  draft: boolean
}

/** @param rest the part of the path that names a single story */
export type Answerer = (view: View, query: RawQuery, rest: string) => Answer

export const notFound = (): Answer => ({ status: 404, body: ['This record could not be found'] })

export const space: Answerer = (view) => ({
  body: {
    space: {
      id: Number(DEMO_SPACE_ID),
      name: 'Demo space',
      domain: '',
      version: view.space.version,
      language_codes: [],
    },
  },
})

export const stories: Answerer = (view, query) => {
  checkParameters(query, 'stories')
  const page = paginate(selectStories(view.stories, query), query, 100)
  return {
    page,
    body: { stories: page.items.map(presenter(view, query)), ...context(view, query, page.items) },
  }
}

/** One story by its address, its number, or its uuid with `find_by=uuid`. */
export const story: Answerer = (view, query, rest) => {
  checkParameters(query, 'story')
  const key = withoutEndSlashes(rest)
  const matches = (candidate: Story) => {
    if (param(query, 'find_by') === 'uuid') return candidate.uuid === key
    if (/^\d+$/.test(key)) return String(candidate.id) === key
    return withoutEndSlashes(candidate.full_slug) === key
  }
  const found = view.stories.find((candidate) => !candidate.isFolder && matches(candidate))
  if (!found) return notFound()
  return { body: { story: presenter(view, query)(found), ...context(view, query, [found]) } }
}

/** Not by a regular expression, which would search for the end again at every slash. */
function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The links in one folder (`with_parent`, 0 for none) or below a path, with dates on request. */
export const links: Answerer = (view, query) => {
  const startsWith = param(query, 'starts_with') ?? ''
  const folder = param(query, 'with_parent')
  const listed = view.stories.filter(
    ({ full_slug, parent_id }) =>
      full_slug.startsWith(startsWith) && (folder === undefined || String(parent_id ?? 0) === folder),
  )
  const page = paginate(listed, query, 1000)
  const present = param(query, 'include_dates') === '1' ? toDatedLink : toLink
  return { page, body: { links: Object.fromEntries(page.items.map((item) => [item.uuid, present(item)])) } }
}

export const tags: Answerer = (view) => {
  const counts = new Map<string, number>()
  for (const tag of view.stories.flatMap((item) => item.tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const items = [...counts].map(([name, taggings_count]) => ({ name, taggings_count }))
  return { page: { total: items.length, perPage: Math.max(items.length, 1) }, body: { tags: items } }
}

const presentDatasource = ({ id, name, slug, dimensions }: Datasource) => ({ id, name, slug, dimensions })

export const datasources: Answerer = (view, query) => {
  const page = paginate(view.space.datasources, query, 1000)
  return { page, body: { datasources: page.items.map(presentDatasource), cv: view.space.version } }
}

/** One datasource by its number or its slug. */
export const datasource: Answerer = (view, _query, key) => {
  const found = view.space.datasources.find(({ id, slug }) => String(id) === key || slug === key)
  return found ? { body: { datasource: presentDatasource(found), cv: view.space.version } } : notFound()
}

/** The entries of one datasource or of all; `dimension` fills `dimension_value`. */
export const datasourceEntries: Answerer = (view, query) => {
  const slug = param(query, 'datasource')
  const dimension = param(query, 'dimension')
  const chosen = view.space.datasources.filter((datasource) => slug === undefined || datasource.slug === slug)
  if (chosen.length === 0) return notFound()
  const entries = chosen.flatMap((datasource) => datasource.entries)
  const page = paginate(entries, query, 1000)
  const items = page.items.map(({ id, name, value, dimension_values }) => ({
    id,
    name,
    value,
    dimension_value: (dimension === undefined ? undefined : dimension_values[dimension]) ?? null,
  }))
  return { page, body: { datasource_entries: items, cv: view.space.version } }
}

function presenter(view: View, query: RawQuery) {
  const excludedFields = listParam(query, 'excluding_fields') ?? []
  return (item: Story) => presentStory(item, { draft: view.draft, excludedFields })
}

/** The further content of an answer with stories: related stories, linked stories and the cache version. */
function context(view: View, query: RawQuery, shown: readonly Story[]) {
  const fields = listParam(query, 'resolve_relations') ?? []
  const levels = param(query, 'resolve_level') === '2' ? 2 : 1
  const { rels, ...more } = findRelations(shown, fields, levels, view.stories)
  const present = presenter(view, query)
  return {
    cv: view.space.version,
    rels: rels.map(present),
    ...more,
    links: linksOf([...shown, ...rels], view, query),
  }
}

/** The stories that others link to, in the form that `resolve_links` names. */
function linksOf(shown: readonly Story[], view: View, query: RawQuery): unknown[] {
  const mode = param(query, 'resolve_links') ?? '0'
  if (mode === '0') return []
  const linked = findLinkedStories(shown, view.stories)
  if (mode === 'url') return linked.map(toAddress)
  if (mode === 'link') return linked.map(toLink)
  return linked.filter((item) => !item.isFolder).map(presenter(view, query))
}
