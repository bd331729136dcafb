import { startTransition, useCallback, useEffect, useState } from 'react'
import { showQuery } from '../../platform/address'
import { subscribeToConsent } from '../../platform/consent'
import { choiceOf } from '../choice'
import { FORCED, forcedNow } from '../forced-list'
import type { Choice } from '../rules/choose'
import type { Experiment } from '../rules/experiment'

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
