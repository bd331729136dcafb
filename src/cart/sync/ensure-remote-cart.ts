import type { ShopCart } from '../../../shared/orders'
import { rehydrateIfChanged } from '../rehydrate'
import { useCart } from '../store'
import { createRemoteCart, fetchRemoteCart } from './remote-cart'
import { adoptRemoteCart } from './transitions'

/**
 * The shop's cart of this browser: read once per page view and again when it may have changed; created when there is
 * none or the shop does not know it any more. What this browser shows is what the shopper wants: lines that differ are
 * then pending changes, to be pushed. Call it serially only (serially.ts): what it reads must not change before it is used.
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const ensureRemoteCart = async (): Promise<ShopCart> => {
  // Another tab may have made a cart just now.
  rehydrateIfChanged()
  const { id, remote, remoteStale } = useCart.getState()
  if (remote && !remoteStale) return remote
  const current = (id ? await fetchRemoteCart(id) : undefined) ?? (await createRemoteCart())
  // A change that came meanwhile is among the lines that are kept.
  adoptRemoteCart(current, { keepLines: true })
  return current
}

/** Leaves the cart for a new one; with `keepLines` the new one is refilled. @throws ShopError */
export const startNewCart = async ({ keepLines }: { keepLines: boolean }): Promise<void> =>
  adoptRemoteCart(await createRemoteCart(), { keepLines })
