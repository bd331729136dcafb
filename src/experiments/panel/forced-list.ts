import { forcedVariant } from '../rules/choose'
import { CONTROL, variantMark, type Experiment } from '../rules/experiment'
import { DRAW } from '../rules/asked'
import type { ListedExperiment } from './listed'

/** A variant in a list: the first that is no control needs no name. */
const entriesOf = ({ name, variants }: Experiment, variant: string): string[] => {
  if (variant === CONTROL) return []
  return [variant === variants[1]?.name ? name : variantMark(name, variant)]
}

/** The list in which one experiment is forced to a variant, and all others as they were: to the control, where none was forced. */
export const listWith = (
  experiments: readonly Experiment[],
  forced: readonly string[] | null,
  name: string,
  variant: string,
): string[] =>
  experiments.flatMap((experiment) =>
    entriesOf(experiment, experiment.name === name ? variant : forcedVariant(forced ?? [], experiment)),
  )

/** What `testExperiments` asks for where this list is to count. */
const askingFor = (forced: readonly string[] | null): string => {
  if (!forced) return DRAW
  return forced.length > 0 ? forced.join() : 'none'
}

/** The address that brings a browser to see the same: on the first page that holds what is forced, else on the home page. */
export const shareAddress = (
  siteUrl: string,
  experiments: readonly ListedExperiment[],
  forced: readonly string[] | null,
): string => {
  const first = experiments.find((experiment) => forcedVariant(forced ?? [], experiment) !== CONTROL)
  return `${siteUrl}${first?.pages[0]?.path ?? '/za/'}?testExperiments=${askingFor(forced)}`
}
