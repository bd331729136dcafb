import { persisted } from '../platform/persisted'
import { askedIn, forcedBy, parseKept } from './rules/asked'
import { chooseVariant, type Choice } from './rules/choose'
import type { Experiment } from './rules/experiment'
import { visitor } from './visitor'

/** The list that this browser keeps; null where it keeps none. */
export const FORCED = persisted<readonly string[] | null>({
  key: 'experiments',
  area: 'local',
  empty: null,
  parse: parseKept,
})

/** The list that counts now, null for none: what the address asks for, which may not be kept, else what is kept. */
export const forcedNow = (): readonly string[] | null =>
  forcedBy(askedIn(window.location.search) ?? FORCED.read())

/** What this browser shows of an experiment, and why. It may keep an id for the draw (visitor.ts). */
export const choiceOf = (experiment: Experiment): Choice => chooseVariant(experiment, forcedNow(), visitor)
