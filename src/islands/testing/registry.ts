import { leaveServedPage } from '../page-view'
import { preloadBlocks, type BlockRegistry } from '../registry'

/** Makes these blocks render at once from now on, as on a page that a link led to. */
export const loadRegistry = async <Registry extends BlockRegistry>(registry: Registry): Promise<Registry> => {
  leaveServedPage()
  await preloadBlocks(Object.keys(registry), registry)
  return registry
}

export { preloadBlocks }
