import type { ShopCart } from '../../platform/http'
import { notify } from '../../ui'
import type { CartLine } from '../rules/lines'
import { findRemote } from '../rules/remote-item'
import type { UnavailableLine } from '../rules/unavailable'

/** What the shop calls a line, by its cart; the code when the shop has forgotten it. */
const nameOf = (line: CartLine, cart: ShopCart | null): string => {
  const fallback = line.type === 'product' ? line.sku : line.bundleCode
  return findRemote(cart, line)?.short_name ?? fallback
}

/** Names what can no longer be bought, each with its reason (spec 8); nothing where there is none. @param cart theirs */
export const tellUnavailable = (gone: readonly UnavailableLine[], cart: ShopCart | null): void => {
  if (gone.length === 0) return
  const message = gone.map(({ line, reason }) => `${nameOf(line, cart)}: ${reason}`).join(' | ')
  notify({ type: 'warning', title: 'Product not available', message })
}
