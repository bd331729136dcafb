import { FORCED } from './choice'
import { storeForcedList } from './store-forced'
import { KNOWN_EXPERIMENTS_PATH, type Experiment } from './rules/experiment'
import { forcedBy } from './rules/forced'
import { knownEntries } from './rules/choose'

/**
 * Stores the list in `testExperiments` of the address without names that the site does not know, and with `all` as the name of each.
 * Until then, and where the site's experiments cannot be fetched, the list counts as it was written. Import it where an address has a
 * list.
 */
export const resolveForcedList = async (): Promise<void> => {
  storeForcedList()
  const list = forcedBy(FORCED.read())
  if (!list) return FORCED.clear()
  const response = await fetch(KNOWN_EXPERIMENTS_PATH)
  if (!response.ok) throw new Error(`${KNOWN_EXPERIMENTS_PATH} answered ${response.status}.`)
  FORCED.write(knownEntries(list, (await response.json()) as Experiment[]))
}
