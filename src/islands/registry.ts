import type { ComponentType } from 'react'
import type { BlockProps, Blok } from '../content'
import type { Code } from './frame'
import type { Hydration } from './hydration'

export type BlockModule = { default: ComponentType<BlockProps<never>> }

export type BlockDefinition = {
  hydrate: Hydration
  /** Each loader knows the props of its own block; the renderer passes every block the blok of its name. */
  load: () => Promise<BlockModule>
  /** The bar that the block shows at the foot of a phone's screen, in the same chunk. */
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

/** The code behind one loader of the registry: loaded once, and reused by later pages. */
export const codeOf = (load: BlockDefinition['load']): Code<BlockProps<Blok>> => ({
  loaded: () => loaded.get(load)?.default as BlockComponent | undefined,
  load: () => loadOnce(load) as Promise<{ default: BlockComponent }>,
})

const loadersOf = (names: readonly string[], registry: BlockRegistry) =>
  names.flatMap((name) => [registry[name]?.load, registry[name]?.foot]).filter((load) => load !== undefined)

/** Loads the code of every block named, before the page that shows them is rendered. */
export const preloadBlocks = async (names: readonly string[], registry: BlockRegistry): Promise<void> => {
  await Promise.all(loadersOf(names, registry).map(loadOnce))
}

/** Whether all code that {@link preloadBlocks} would load is loaded. */
export const areLoaded = (names: readonly string[], registry: BlockRegistry): boolean =>
  loadersOf(names, registry).every((load) => loaded.has(load))
