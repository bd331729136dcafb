/** Query parameters as Fastify parses them; brackets in names arrive decoded. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>

/** A request the API cannot answer; becomes a 422 with the message. */
export class QueryError extends Error {}

/** Generous limits: the longest list that clients send is fifty uuids. */
const MOST_PARAMETERS = 50
const LONGEST_VALUE = 4000
const MOST_ITEMS = 100
const LONGEST_ITEM = 250

/** Refuses a request with too many or too long parameters. Throws a QueryError that says which. */
export function limitQuery(query: RawQuery): void {
  const names = Object.keys(query)
  if (names.length > MOST_PARAMETERS)
    throw new QueryError(`a request takes at most ${MOST_PARAMETERS} parameters`)
  for (const name of names) {
    if (name.length > LONGEST_ITEM)
      throw new QueryError(`the name of a parameter has at most ${LONGEST_ITEM} characters`)
    if ((param(query, name) ?? '').length > LONGEST_VALUE)
      throw new QueryError(`${name} takes at most ${LONGEST_VALUE} characters`)
  }
}

/**
 * One parameter's text, undefined when absent. The clients send the literal texts `undefined` and `null` for options
 * that are not set.
 */
export function param(query: RawQuery, name: string): string | undefined {
  const value = query[name]
  const text = Array.isArray(value) ? value.join(',') : value
  return text === undefined || text === '' || text === 'undefined' || text === 'null' ? undefined : text
}

/** A comma-separated parameter; undefined when absent. Throws a QueryError when it holds too many or too long items. */
export function listParam(query: RawQuery, name: string): string[] | undefined {
  const items = param(query, name)
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  if (items && items.length > MOST_ITEMS) throw new QueryError(`${name} takes at most ${MOST_ITEMS} values`)
  if (items?.some((item) => item.length > LONGEST_ITEM))
    throw new QueryError(`a value of ${name} has at most ${LONGEST_ITEM} characters`)
  return items
}

/**
 * The same request with the cache version, as path and query; undefined when it names one already.
 * @param url path and query of the request
 * @param version the current cache version
 */
export function withCacheVersion(url: string, query: RawQuery, version: number): string | undefined {
  if (param(query, 'cv') !== undefined) return undefined
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.set('cv', String(version))
  return `${pathname}?${searchParams.toString()}`
}

export interface Page<Item> {
  items: Item[]
  total: number
  perPage: number
}

/** One page of a list: `per_page` (25 when absent, never above `max`) and `page` (from 1). */
export function paginate<Item>(items: readonly Item[], query: RawQuery, max: number): Page<Item> {
  const { perPage, start } = pageOf(query, max)
  return { items: items.slice(start, start + perPage), total: items.length, perPage }
}

/** How many items are on the page that a request names, and how many are before it. */
export function pageOf(query: RawQuery, max: number): { perPage: number; start: number } {
  const perPage = Math.min(positive(query, 'per_page') ?? 25, max)
  return { perPage, start: ((positive(query, 'page') ?? 1) - 1) * perPage }
}

function positive(query: RawQuery, name: string): number | undefined {
  const text = param(query, name)
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new QueryError(`${name} must be a positive whole number below a billion`)
  return Number(text)
}
