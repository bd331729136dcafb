import { param, QueryError, type RawQuery } from './query'
import { STORY_TESTS } from './select-stories'

const OF_ANY_STORY = [
  ...['token', 'version', 'cv', 'excluding_fields'],
  ...['resolve_links', 'resolve_links_level', 'resolve_relations', 'resolve_level', 'resolve_assets'],
  // There is one language, and what is asked for in another comes in this one.
  ...['language', 'fallback_lang'],
]

/** What the requests for stories take: the API names what it does not know, for it would change nothing. */
const PARAMETERS = {
  story: new Set([...OF_ANY_STORY, 'find_by']),
  stories: new Set([...OF_ANY_STORY, ...STORY_TESTS, 'filter_query', 'sort_by', 'page', 'per_page']),
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  version: ['draft', 'published'],
  resolve_links: ['url', 'link', 'story', '1', '0'],
  find_by: ['uuid'],
}

/** Refuses what a request for stories cannot ask for. Throws a QueryError that names it. */
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
