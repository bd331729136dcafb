import { BlockFootFrame, BlockFrame } from './block-frame'
import { useBlockRegistry } from './registry-context'
import type { Blok } from './types'

/** Renders a list of bloks, in order. An unknown one is left out and named in the log; the build has refused it before. */
export const BlockList = ({ bloks }: { bloks: readonly Blok[] | undefined }) => {
  const registry = useBlockRegistry()
  return bloks?.map((blok) => {
    const entry = registry[blok.component]
    if (entry) return <BlockFrame key={blok._uid} blok={blok} entry={entry} registry={registry} />
    console.error(`No block is registered under the name "${blok.component}" (${blok._uid}).`)
    return null
  })
}

/** The bar of a page: that of the first of its blocks that keeps one. */
export const BlockFoot = ({ bloks }: { bloks: readonly Blok[] | undefined }) => {
  const registry = useBlockRegistry()
  const blok = bloks?.find(({ component }) => registry[component]?.foot)
  const entry = blok && registry[blok.component]
  return entry ? <BlockFootFrame key={blok._uid} blok={blok} entry={entry} /> : null
}
