import { hasChangedElsewhere } from './storage'
import { useCart } from './store'

/** Takes over what another tab has saved. */
export const rehydrate = (): void => {
  void useCart.persist.rehydrate()
  useCart.setState(({ id, remote }) => ({ remote: remote?.id === id ? remote : null, remoteStale: true }))
}

/** The same, only if something was saved that this tab does not know yet. */
export const rehydrateIfChanged = (): void => {
  if (hasChangedElsewhere()) rehydrate()
}
