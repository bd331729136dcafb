import { memo, type ComponentType } from 'react'
import { Frame, type Code } from './frame'
import type { Hydration } from './hydration'

type IslandProps = { blok: { _uid: string } }

const islands: (() => Promise<unknown>)[] = []

/**
 * A part of the layout that is hydrated as a block is: the server's HTML stays until its gate opens. A render above it does not reach it,
 * since React discards the HTML of a boundary that gets new props before it is hydrated. Its element has no box of its own
 * (`display: contents`, src/theme/global-style.ts).
 */
export const createIsland = <Props extends IslandProps>(
  name: string,
  hydration: Hydration,
  load: () => Promise<{ default: ComponentType<Props> }>,
) => {
  let loaded: ComponentType<Props> | undefined
  const code: Code<Props> = {
    loaded: () => loaded,
    load: async () => {
      const module = await load()
      loaded = module.default
      return module
    },
  }
  islands.push(code.load)
  const attributes = { 'data-island': name }
  const Island = (props: Props) => (
    <Frame hydration={hydration} code={code} attributes={attributes} props={props} />
  )
  return memo(Island, (before, after) => before.blok._uid === after.blok._uid)
}

/** Loads the code of every island, so that the next page is complete at once. */
export const loadIslands = (): Promise<unknown> => Promise.all(islands.map((load) => load()))
