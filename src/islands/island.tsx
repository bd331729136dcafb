import { memo, type ComponentType } from 'react'
import { Frame, type Code } from './frame'
import type { Hydration } from './types'

type IslandProps = { blok: { _uid: string } }

const islands: (() => Promise<unknown>)[] = []

/**
 * A part of the layout that sleeps like a block: the server's HTML stands until its gate opens. It takes no part in
 * renders above it, since new props on a sleeping boundary would make React throw the HTML away, and no room of its own:
 * what it holds stands as if it were not there (src/theme, global style).
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

/** Loads the code of every island, so that the next page shows them without a gap. */
export const loadIslands = (): Promise<unknown> => Promise.all(islands.map((load) => load()))
