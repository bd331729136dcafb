import { listInQuery } from './rules/forced'

/**
 * Stores the list in `testExperiments` of the address as a JSON array, unchecked: unknown names are removed later (resolve-forced.ts).
 * Part of the inline script of every page, which is as short as it can be.
 */
export const storeForcedList = (): void => {
  const list = listInQuery(window.location.search)
  if (!list) return
  try {
    window.localStorage.setItem('experiments', JSON.stringify(list))
  } catch {
    // Storage is blocked or full: the list counts for this page view, by the address.
  }
}
