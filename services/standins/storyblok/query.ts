/** Query parameters as Fastify parses them; brackets in names arrive decoded. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>

/** A request the API cannot answer; becomes a 422 with the message. */
export class QueryError extends Error {}

/**
 * One parameter's text, undefined when absent. The clients send the literal texts `undefined` and `null` for options
 * that are not set.
 */
export function param(query: RawQuery, name: string): string | undefined {
  const value = query[name]
  const text = Array.isArray(value) ? value.join(',') : value
  return text === undefined || text === '' || text === 'undefined' || text === 'null' ? undefined : text
}

/** A comma-separated parameter; undefined when absent. */
export function listParam(query: RawQuery, name: string): string[] | undefined {
  return param(query, name)
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

export interface Page<Item> {
  items: Item[]
  total: number
  perPage: number
}

/** Cuts one page out: `per_page` (25 when absent, never above `max`) and `page` (from 1). */
export function paginate<Item>(items: readonly Item[], query: RawQuery, max: number): Page<Item> {
  const perPage = Math.min(positive(query, 'per_page') ?? 25, max)
  const start = ((positive(query, 'page') ?? 1) - 1) * perPage
  return { items: items.slice(start, start + perPage), total: items.length, perPage }
}

function positive(query: RawQuery, name: string): number | undefined {
  const text = param(query, name)
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/.test(text)) throw new QueryError(`${name} must be a positive whole number`)
  return Number(text)
}

/** Whether a text fits a pattern in which `*` stands for anything, letter case aside. */
export function matchesPattern(text: string, pattern: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`, 'is').test(text)
}
