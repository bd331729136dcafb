import type { Queries } from '../../database/open'
import { assertCartOpen } from '../domain/order'
import { type Cart, lockCart } from './carts'
import { applyPaymentEvent, standingOf } from './orders'
import { findCurrentOrder } from './overdue'

/** Locks a cart for a change. Throws when its order is placed; a card payment still open is given up. */
export async function openCart(tx: Queries, id: string, now: Date): Promise<Cart> {
  const cart = await lockCart(tx, id)
  const found = await findCurrentOrder(tx, cart.orderNumber, now)
  assertCartOpen(standingOf(found))
  if (found) await applyPaymentEvent(tx, found, 'superseded', now)
  return cart
}
