import { catchUp } from '../read-again'
import { mayHoldLines, useCart } from '../store'
import { fetchRemoteCart, isOrdered } from './remote-cart'
import { takeTurn } from './take-turn'
import { adoptRemoteCart } from './transitions'

const hasOwnLines = (): boolean => {
  // Another tab may have put something in just now.
  catchUp()
  return mayHoldLines(useCart.getState())
}

/**
 * Takes over a cart that was filled elsewhere, unless this browser's own may hold lines: those are never given up.
 * Resolves with whether it did; a cart that is empty, ordered or unknown is left alone. Never rejects.
 */
export const adopt = async (cartId: string): Promise<boolean> => {
  let isAdopted = false
  await takeTurn(async () => {
    if (hasOwnLines()) return
    const remote = await fetchRemoteCart(cartId)
    const isOpen = remote?.status === 'pending' && !isOrdered(remote)
    if (!isOpen || remote.items.length === 0 || hasOwnLines()) return
    adoptRemoteCart(remote, { keepLines: false })
    isAdopted = true
  })
  return isAdopted
}
