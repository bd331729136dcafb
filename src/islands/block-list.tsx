import { createContext, memo, useContext } from 'react'
import type { BlockProps, Blok } from '../content'
import { Frame, type Code } from './frame'
import type { Hydration } from './hydration'
import { codeOf, preloadBlocks, type BlockDefinition, type BlockRegistry } from './registry'

type Marks = Readonly<Record<`data-${string}`, string>>

const MarksContext = createContext<(blok: Blok) => Marks>(() => ({}))

/** Adds attributes to each block: the preview marks which part of the page is which blok of a draft. */
export const BlockMarksProvider = MarksContext.Provider

const RegistryContext = createContext<BlockRegistry | undefined>(undefined)

/** Passes the renderer the blocks it may render. Its value never changes, since a change would render every block again. */
export const BlockRegistryProvider = RegistryContext.Provider

const useBlockRegistry = (): BlockRegistry => {
  const registry = useContext(RegistryContext)
  if (!registry) throw new Error('BlockList needs a BlockRegistryProvider above it.')
  return registry
}

/** The code of a block. Loading it also loads the code of the blocks nested in its HTML, which would otherwise be requested after it. */
const codeWithNested = (load: BlockDefinition['load'], registry: BlockRegistry): Code<BlockProps<Blok>> => {
  const code = codeOf(load)
  return {
    ...code,
    load: (frame) => {
      const nested = [...(frame?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].filter(
        ({ dataset }) => dataset.hydrate === 'visible',
      )
      // The part that needs it requests it again after a failure, and reports it.
      preloadBlocks(
        nested.map(({ dataset }) => dataset.block ?? ''),
        registry,
      ).catch(() => undefined)
      return code.load(frame)
    },
  }
}

type PlacedProps = {
  blok: Blok
  hydration: Hydration
  load: BlockDefinition['load']
  isFoot?: boolean
}

/** A render above it does not reach it: React discards the HTML of a boundary that gets new props before it is hydrated. */
const Block = memo(function Block({ blok, hydration, load, isFoot = false }: PlacedProps) {
  const registry = useBlockRegistry()
  const marks = useContext(MarksContext)(blok)
  const mark = { ...marks, [isFoot ? 'data-block-foot' : 'data-block']: blok.component }
  return (
    <Frame hydration={hydration} code={codeWithNested(load, registry)} attributes={mark} props={{ blok }} />
  )
})

type BlockListProps = { bloks: readonly Blok[] | undefined }

/** Renders a list of bloks, in order. A blok without a component is left out and named in the log, in the browser too (spec 8). */
export const BlockList = ({ bloks }: BlockListProps) => {
  const registry = useBlockRegistry()
  return bloks?.map((blok) => {
    const entry = registry[blok.component]
    if (entry) return <Block key={blok._uid} blok={blok} hydration={entry.hydrate} load={entry.load} />
    console.error(`No block is registered under the name "${blok.component}" (${blok._uid}).`)
    return null
  })
}

/** The bar at the foot of the page: that of the first block that has one. It is hydrated at once, as the block itself is. */
export const BlockFoot = ({ bloks }: BlockListProps) => {
  const registry = useBlockRegistry()
  const blok = bloks?.find(({ component }) => registry[component]?.foot)
  const foot = blok && registry[blok.component]?.foot
  return foot ? <Block key={blok._uid} blok={blok} hydration="load" load={foot} isFoot /> : null
}
