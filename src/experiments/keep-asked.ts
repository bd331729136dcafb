import { askedIn } from './rules/asked'

/**
 * Keeps what the address asks for by `testExperiments` as a JSON array, as it was written: which names the site knows is found out later
 * (settle-asked.ts). Part of the inline script of every page, which is as short as it can be.
 */
export const keepAsked = (): void => {
  const asked = askedIn(window.location.search)
  if (!asked) return
  try {
    window.localStorage.setItem('experiments', JSON.stringify(asked))
  } catch {
    // Storage is blocked or full: the list counts for this page view, by the address.
  }
}
