/** Alone in the query, this word means: draw again. Stored like a list until resolve-forced.ts removes it. */
export const DRAW = 'draw'

/** Words with a meaning of their own in the query, which no experiment may have as its name. */
export const RESERVED_NAMES = ['all', 'none', DRAW]

/** Names separated by commas, each with a colon and the name of a variant where one is meant. */
const LIST = /^[\w,:-]{1,999}$/

/**
 * The entries of `testExperiments` in a query (spec 2, "Experiments"); `all`, `none` and `draw` are alone. Undefined where the value can
 * be no list. Part of the inline script of every page.
 */
export const listInQuery = (search: string): readonly string[] | undefined => {
  const value = new URLSearchParams(search).get('testExperiments') ?? ''
  return LIST.test(value) ? value.split(',') : undefined
}

/** Reads a stored list; undefined where it is none. */
export const parseStoredList = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) && stored.every((entry) => typeof entry === 'string') ? stored : undefined

/** The list that counts; null where the visitor draws. */
export const forcedBy = (list: readonly string[] | null): readonly string[] | null =>
  list?.[0] === DRAW ? null : list
