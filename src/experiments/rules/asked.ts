/** Alone in the query: back to the draw. Kept like a list until somebody knows what is kept (settle-asked.ts). */
export const DRAW = 'draw'

/** What means something else in the query, and so is no name of an experiment. */
export const RESERVED_NAMES = ['all', 'none', DRAW]

/** Names with commas between, each with a colon and the name of a variant where one is meant; never longer than any link. */
const LIST = /^[\w,:-]{1,999}$/

/**
 * What the query asks for by `testExperiments` (spec 2, "Experiments"): the entries of its list, of which `all`, `none` and `draw`
 * stand alone. Undefined where it asks for nothing that could be a name. Part of the inline script of every page.
 */
export const askedIn = (search: string): readonly string[] | undefined => {
  const asked = new URLSearchParams(search).get('testExperiments') ?? ''
  return LIST.test(asked) ? asked.split(',') : undefined
}

/** A list as this browser keeps it; undefined where it is none. */
export const parseKept = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) && kept.every((entry) => typeof entry === 'string') ? kept : undefined

/** The list that counts; null where visitors draw. */
export const forcedBy = (list: readonly string[] | null): readonly string[] | null =>
  list?.[0] === DRAW ? null : list
