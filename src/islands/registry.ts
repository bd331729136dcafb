import type { ComponentType } from 'react'
import type { BlockProps, Blok } from '../content'
import type { Code } from './frame'
import type { BlockModule, Hydration } from './types'

export type BlockDefinition = {
  hydrate: Hydration
  // Each loader knows its own block's props; the renderer hands every block the blok of its name.
  load: () => Promise<BlockModule>
  /** What the block keeps at the foot of a phone's screen, in the same chunk. */
  foot?: () => Promise<BlockModule>
}

export type BlockRegistry = Readonly<Record<string, BlockDefinition>>

type BlockComponent = ComponentType<BlockProps<Blok>>

const loaded = new Map<BlockDefinition['load'], BlockModule>()

const loadOnce = async (load: BlockDefinition['load']): Promise<BlockModule> => {
  const module = loaded.get(load) ?? (await load())
  loaded.set(load, module)
  return module
}

/** The code behind one loader of the registry: loaded once, and remembered for the pages that follow. */
export const codeOf = (load: BlockDefinition['load']): Code<BlockProps<Blok>> => ({
  loaded: () => loaded.get(load)?.default as BlockComponent | undefined,
  load: () => loadOnce(load) as Promise<{ default: BlockComponent }>,
})

/** Loads the code of every block named, before the page that shows them is rendered. */
export const preloadBlocks = async (names: readonly string[], registry: BlockRegistry): Promise<void> => {
  const loaders = names.flatMap((name) => [registry[name]?.load, registry[name]?.foot])
  await Promise.all(loaders.map((load) => (load ? loadOnce(load) : undefined)))
}

/** Whether all code that {@link preloadBlocks} would load is here. */
export const areLoaded = (names: readonly string[], registry: BlockRegistry): boolean =>
  names
    .flatMap((name) => [registry[name]?.load, registry[name]?.foot])
    .every((load) => !load || loaded.has(load))
