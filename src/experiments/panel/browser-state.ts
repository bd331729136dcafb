import { type Experiment, CONTROL, type Variant, variantMark } from '../rules/experiment'
import { type Choice, forcedVariant } from '../rules/choose'
import { DRAW } from '../rules/asked'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { showQuery } from '../../platform/address'
import { subscribeToConsent } from '../../platform/consent'
import { choiceOf, FORCED, forcedNow } from '../choice'

/** An experiment as the panel shows it: what it is to find out, and the pages that hold it. */
export type ListedExperiment = Experiment & { description: string; pages: { path: string; title: string }[] }

/** What this browser sees of an experiment, and why, as a sentence. */
export const choiceWords = ({ variant, why }: Choice): string => {
  const seen = variant === CONTROL ? 'This browser sees the control' : `This browser sees “${variant}”`
  return {
    forced: `${seen}: chosen here or by a link.`,
    drawn: `${seen}: that is what it drew.`,
    denied: `${seen}: statistics were declined, so nothing is drawn.`,
    unavailable: `${seen}: it keeps nothing for this site, so it cannot draw.`,
  }[why]
}

/** The share of visitors that a variant gets by its weight; without any weight the control gets them all. */
export const shareWords = ({ variants }: Experiment, { name, weight }: Variant): string => {
  const total = variants.reduce((sum, one) => sum + one.weight, 0)
  if (total === 0) return name === CONTROL ? 'All visitors' : 'No visitors'
  return weight === 0 ? 'No visitors' : `${Math.round((weight / total) * 100)}% of visitors`
}

/** What counts in this browser. */
export const listWords = (forced: readonly string[] | null): string => {
  if (!forced) return 'Nothing is chosen here: this browser draws, like any visitor’s.'
  return forced.length === 0
    ? 'Chosen here: the control of every experiment.'
    : `Chosen here: ${forced.join(', ')}. Of all others, the control.`
}

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

/** What counts in this browser: its list, null where it draws, and what it sees of each experiment, by name. */
type BrowserState = { forced: readonly string[] | null; choices: ReadonlyMap<string, Choice> }

/** The address would go on asking for what it asked for. */
const askForNothing = (): void => {
  const query = new URLSearchParams(window.location.search)
  if (!query.has('testExperiments')) return
  query.delete('testExperiments')
  const left = query.toString()
  showQuery(left && `?${left}`, { replaces: true })
}

/** Read once the page is awake, null before; and how to keep another list, null for the draw. */
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
  const keep = (list: readonly string[] | null) => {
    askForNothing()
    if (list) FORCED.write(list)
    else FORCED.clear()
    read()
  }
  return { state, keep }
}
