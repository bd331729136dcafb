import { loadCatalogue } from '../../catalogue'
import { toShopError } from '../../platform/http'
import { notify } from '../../ui'
import { resetCart } from '../reset'
import { findRemote } from '../rules/remote-item'
import { unavailableLines, type UnavailableLine } from '../rules/unavailable'
import { useCart } from '../store'
import { ensureRemoteCart } from './ensure-remote-cart'
import { push } from './push'
import { isOrdered } from './remote-cart'
import { wish } from './transitions'

/** What the shop calls a line, by its cart; the code when the shop has forgotten it. */
const nameOf = ({ line }: UnavailableLine): string => {
  const fallback = line.type === 'product' ? line.sku : line.bundleCode
  return findRemote(useCart.getState().remote, line)?.short_name ?? fallback
}

/** Takes out what can no longer be bought, and says which and why (spec 8). */
const dropUnavailable = async (): Promise<void> => {
  const gone = unavailableLines(useCart.getState().products, await loadCatalogue())
  if (gone.length === 0) return
  const message = gone.map((entry) => `${nameOf(entry)}: ${entry.reason}`).join(' | ')
  for (const { line } of gone) wish({ item: line, line: null })
  notify({ type: 'warning', title: 'Product not available', message })
}

const isUsed = (): boolean => {
  const { id, products } = useCart.getState()
  return id !== null || products.length > 0
}

/**
 * Reads the shop's cart for names, prices and totals, and takes out lines that can no longer be bought. A cart that
 * became an order is left. Never rejects: a failure is kept in `remoteError`, and the saved lines stay.
 */
export const refresh = async (): Promise<void> => {
  if (!isUsed()) return
  useCart.setState({ remoteError: null })
  try {
    const remote = await ensureRemoteCart()
    if (isOrdered(remote)) {
      resetCart()
      return
    }
    await dropUnavailable()
    await push()
  } catch (error) {
    useCart.setState({ remoteError: toShopError(error).message })
  }
}
