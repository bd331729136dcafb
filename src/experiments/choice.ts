import { persisted } from '../platform/persisted'
import { listInQuery, forcedBy, parseStoredList } from './rules/forced'
import { chooseVariant, type Choice } from './rules/choose'
import type { Experiment } from './rules/experiment'
import { visitor } from './visitor'

/** The list that this browser has stored; null without one. */
export const FORCED = persisted<readonly string[] | null>({
  key: 'experiments',
  area: 'local',
  empty: null,
  parse: parseStoredList,
})

/** The list that counts now, or null: that of the address, which may not be stored, else the stored one. */
export const forcedNow = (): readonly string[] | null =>
  forcedBy(listInQuery(window.location.search) ?? FORCED.read())

/** The variant that this browser shows of an experiment, and why. It may store an id for the draw (visitor.ts). */
export const choiceOf = (experiment: Experiment): Choice => chooseVariant(experiment, forcedNow(), visitor)
