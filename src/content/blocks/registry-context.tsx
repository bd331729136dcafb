import { createContext, useContext } from 'react'
import type { BlockRegistry } from './create-registry'

const RegistryContext = createContext<BlockRegistry | undefined>(undefined)

/** Hands the renderer the blocks it may render; its value never changes, so that sleeping blocks stay asleep. */
export const BlockRegistryProvider = RegistryContext.Provider

export const useBlockRegistry = (): BlockRegistry => {
  const registry = useContext(RegistryContext)
  if (!registry) throw new Error('BlockList needs a BlockRegistryProvider above it.')
  return registry
}
