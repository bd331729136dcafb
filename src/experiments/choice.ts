import { forcedNow } from './forced-list'
import { chooseVariant, type Choice } from './rules/choose'
import type { Experiment } from './rules/experiment'
import { visitor } from './visitor'

/** What this browser shows of an experiment, and why. It may keep an id for the draw (visitor.ts). */
export const choiceOf = (experiment: Experiment): Choice => chooseVariant(experiment, forcedNow(), visitor)
