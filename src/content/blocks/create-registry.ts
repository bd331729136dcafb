import { lazy, type ComponentType } from 'react'
import { footOf, gate, loadBlock } from './gates'
import type { BlockModule, BlockProps, Wakes } from './types'
import { untilLoaded } from './until-loaded'

export type BlockDefinition = {
  wakes: Wakes
  // Each loader knows its own block's props; the renderer hands every block the blok of its name.
  load: () => Promise<BlockModule>
  /** What the block keeps at the foot of a phone's screen, in the same chunk. */
  foot?: () => Promise<BlockModule>
}

type LazyBlock = ComponentType<BlockProps<never>>

export type BlockRegistry = Record<
  string,
  BlockDefinition & { lazily: (wakes: Wakes) => LazyBlock; lazyFoot?: LazyBlock }
>

const remember = (name: string, load: BlockDefinition['load']) => {
  const made = new Map<Wakes, LazyBlock>()
  return (wakes: Wakes): LazyBlock => {
    const known = made.get(wakes)
    if (known) return known
    const block = lazy(() =>
      gate(`[data-block="${name}"][data-wakes="${wakes}"]`, wakes).then(() =>
        untilLoaded(() => loadBlock(name, load)),
      ),
    )
    made.set(wakes, block)
    return block
  }
}

const lazyFoot = (name: string, foot: BlockDefinition['foot']): { lazyFoot?: LazyBlock } =>
  foot ? { lazyFoot: lazy(() => untilLoaded(() => loadBlock(footOf(name), foot))) } : {}

/** Gives each block of the table one lazy component per way of waking. */
export const createRegistry = (definitions: Record<string, BlockDefinition>): BlockRegistry =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      { ...definition, lazily: remember(name, definition.load), ...lazyFoot(name, definition.foot) },
    ]),
  )
