import { lazy, memo, Suspense, type ComponentType } from 'react'
import { gate } from './gates'
import type { Wakes } from './types'
import { untilLoaded } from './until-loaded'

type IslandProps = { blok: { _uid: string } }
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const islands: (() => Promise<unknown>)[] = []

/**
 * A part of the layout that sleeps like a block: the server's HTML stands until its gate opens. It takes no part in
 * renders above it, since new props on a sleeping boundary would make React throw the HTML away.
 * @param selector finds the part in the page, for its gate to watch
 */
export const createIsland = <Props extends IslandProps>(
  wakes: Wakes,
  selector: string,
  load: Load<Props>,
) => {
  islands.push(load)
  const Part = lazy(() =>
    gate(selector, wakes).then(() => untilLoaded(load)),
  ) as unknown as ComponentType<Props>
  const Island = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
  return memo(Island, (before, after) => before.blok._uid === after.blok._uid)
}

/** Loads the code of every island, so that the next page shows them without a gap. */
export const loadIslands = (): Promise<unknown> => Promise.all(islands.map((load) => load()))
