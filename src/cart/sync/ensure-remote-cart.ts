import type { ShopCart } from '../../platform/http'
import { useCart } from '../store'
import { createRemoteCart, fetchRemoteCart } from './remote-cart'
import { adoptRemoteCart } from './transitions'

const openRemoteCart = async (): Promise<ShopCart> => {
  const { id, products, remote: before } = useCart.getState()
  const known = id ? await fetchRemoteCart(id) : undefined
  const remote = known ?? (await createRemoteCart())
  // At the first reading this browser's lines decide, unless it has none left: then those the shop has kept come back.
  // Later the shop decides, and other tabs' lines are not sent twice.
  const isFirstReading = before === null && products.length > 0
  adoptRemoteCart(remote, { keepLines: !known || isFirstReading })
  return remote
}

let opening: Promise<ShopCart> | undefined

/**
 * The shop's cart of this browser: read once per page view and again after another tab changed it; created when there
 * is none or the shop does not know it any more. Lines that differ are then open intents, to be pushed.
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const ensureRemoteCart = (): Promise<ShopCart> => {
  const { remote, remoteStale } = useCart.getState()
  if (remote && !remoteStale) return Promise.resolve(remote)
  opening ??= openRemoteCart().finally(() => {
    opening = undefined
  })
  return opening
}

/** Leaves the cart for a new one; with `keepLines` the new one is refilled. @throws ShopError */
export const startNewCart = async ({ keepLines }: { keepLines: boolean }): Promise<void> =>
  adoptRemoteCart(await createRemoteCart(), { keepLines })
