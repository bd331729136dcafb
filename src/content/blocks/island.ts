import { lazy, type ComponentType } from 'react'
import { gate } from './gates'
import type { Wakes } from './types'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const islands: (() => Promise<unknown>)[] = []

/**
 * A part of the layout that sleeps like a block: the server's HTML stands until its gate opens. Wrap it in Suspense.
 * @param selector finds the part in the page, for its gate to watch
 */
export const createIsland = <Props>(wakes: Wakes, selector: string, load: Load<Props>) => {
  islands.push(load)
  return lazy(() => gate(selector, wakes).then(load))
}

/** Loads the code of every island, so that the next page shows them without a gap. */
export const loadIslands = (): Promise<unknown> => Promise.all(islands.map((load) => load()))
