import { notify } from '../../ui'
import { resetCart } from '../reset'
import { findRemote } from '../rules/remote-item'
import { unavailableLines, type UnavailableLine } from '../rules/unavailable'
import { isUsed, useCart } from '../store'
import { ensureRemoteCart } from './ensure-remote-cart'
import { repeatUnanswered } from './outbox'
import { drain } from './push'
import { readCatalogue } from './read-catalogue'
import { isOrdered } from './remote-cart'
import { takeTurn } from './take-turn'
import { wish } from './transitions'

/** What the shop calls a line, by its cart; the code when the shop has forgotten it. */
const nameOf = ({ line }: UnavailableLine): string => {
  const fallback = line.type === 'product' ? line.sku : line.bundleCode
  return findRemote(useCart.getState().remote, line)?.short_name ?? fallback
}

/** Takes out what can no longer be bought, and says which and why (spec 8). */
const dropUnavailable = async (): Promise<void> => {
  const gone = unavailableLines(useCart.getState().products, await readCatalogue())
  if (gone.length === 0) return
  const message = gone.map((entry) => `${nameOf(entry)}: ${entry.reason}`).join(' | ')
  wish(...gone.map(({ line }) => ({ item: line, line: null })))
  notify({ type: 'warning', title: 'Product not available', message })
}

const check = async (): Promise<void> => {
  if (!isUsed()) return
  await repeatUnanswered()
  const { intents } = useCart.getState()
  const remote = await ensureRemoteCart()
  // Something that was chosen since goes on into the next cart, once the shop has refused it in this one.
  if (isOrdered(remote) && intents.size === 0) {
    resetCart()
    return
  }
  await dropUnavailable()
  await drain()
}

/**
 * Reads the shop's cart for names, prices and totals, takes out lines that can no longer be bought, and sends what waits.
 * A cart that became an order is left. Never rejects: a failure is kept in `remoteError`, the saved lines stay, and it is
 * tried again.
 */
export const refresh = (): Promise<void> => takeTurn(check)
