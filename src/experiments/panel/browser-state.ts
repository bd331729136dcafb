import { type Experiment, CONTROL, type Variant, variantMark } from '../rules/experiment'
import { type Choice, forcedVariant } from '../rules/choose'
import { DRAW } from '../rules/forced'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { showQuery } from '../../platform/address'
import { subscribeToConsent } from '../../platform/consent'
import { choiceOf, FORCED, forcedNow } from '../choice'

/** An experiment as the panel shows it, with its description and its pages. */
export type ListedExperiment = Experiment & { description: string; pages: { path: string; title: string }[] }

/** The variant that this browser sees, and why, as a sentence. */
export const choiceWords = ({ variant, why }: Choice): string => {
  const seen = variant === CONTROL ? 'This browser sees the control' : `This browser sees “${variant}”`
  return {
    forced: `${seen}: chosen here or by a link.`,
    drawn: `${seen}: that is what it drew.`,
    denied: `${seen}: statistics were declined, so nothing is drawn.`,
    unavailable: `${seen}: it keeps nothing for this site, so it cannot draw.`,
  }[why]
}

/** The share of visitors for a variant by its weight; without any weight all visitors get the control. */
export const shareWords = ({ variants }: Experiment, { name, weight }: Variant): string => {
  const total = variants.reduce((sum, one) => sum + one.weight, 0)
  if (total === 0) return name === CONTROL ? 'All visitors' : 'No visitors'
  return weight === 0 ? 'No visitors' : `${Math.round((weight / total) * 100)}% of visitors`
}

/** The list that counts in this browser, as a sentence. */
export const listWords = (forced: readonly string[] | null): string => {
  if (!forced) return 'Nothing is chosen here: this browser draws, like any visitor’s.'
  return forced.length === 0
    ? 'Chosen here: the control of every experiment.'
    : `Chosen here: ${forced.join(', ')}. Of all others, the control.`
}

/** The entries for a variant in a list: none for the control, and only the experiment's name for the first other variant. */
const entriesOf = ({ name, variants }: Experiment, variant: string): string[] => {
  if (variant === CONTROL) return []
  return [variant === variants[1]?.name ? name : variantMark(name, variant)]
}

/** The list that forces one experiment to a variant. All others stay as they were: at the control, where none was forced. */
export const listWith = (
  experiments: readonly Experiment[],
  forced: readonly string[] | null,
  name: string,
  variant: string,
): string[] =>
  experiments.flatMap((experiment) =>
    entriesOf(experiment, experiment.name === name ? variant : forcedVariant(forced ?? [], experiment)),
  )

/** The value of `testExperiments` for a list. */
const queryValue = (forced: readonly string[] | null): string => {
  if (!forced) return DRAW
  return forced.length > 0 ? forced.join() : 'none'
}

/** The address that shows another browser the same: the first page with a forced variant, else the home page. */
export const shareAddress = (
  siteUrl: string,
  experiments: readonly ListedExperiment[],
  forced: readonly string[] | null,
): string => {
  const first = experiments.find((experiment) => forcedVariant(forced ?? [], experiment) !== CONTROL)
  return `${siteUrl}${first?.pages[0]?.path ?? '/za/'}?testExperiments=${queryValue(forced)}`
}

/** The state of this browser: its list, null where it draws, and its choice for each experiment, by name. */
type BrowserState = { forced: readonly string[] | null; choices: ReadonlyMap<string, Choice> }

/** Removes the list from the address, which would continue to count. */
const removeListFromAddress = (): void => {
  const query = new URLSearchParams(window.location.search)
  if (!query.has('testExperiments')) return
  query.delete('testExperiments')
  const left = query.toString()
  showQuery(left && `?${left}`, { replaces: true })
}

/** The state, null until the page is hydrated, and a function that stores another list, null for the draw. */
export const useBrowserState = (experiments: readonly Experiment[]) => {
  const [state, setState] = useState<BrowserState | null>(null)
  const read = useCallback(
    () =>
      setState({
        forced: forcedNow(),
        choices: new Map(experiments.map((experiment) => [experiment.name, choiceOf(experiment)])),
      }),
    [experiments],
  )
  useEffect(() => {
    startTransition(read)
    const stops = [FORCED.subscribe(read), subscribeToConsent(read)]
    return () => stops.forEach((stop) => stop())
  }, [read])
  const storeList = (list: readonly string[] | null) => {
    removeListFromAddress()
    if (list) FORCED.write(list)
    else FORCED.clear()
    read()
  }
  return { state, storeList }
}
