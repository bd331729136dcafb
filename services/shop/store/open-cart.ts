import type { Queries } from '../../database/open'
import { assertCartOpen } from '../domain/order'
import { type Cart, updateCart } from './carts'
import { cartStatusOf } from './orders'
import { findCurrentOrder } from './overdue'
import { applyPaymentEvent } from './payment-events'

/** Locks a cart for a change and dates it. Throws when its order is placed; a payment page still open is given up. */
export async function openCart(tx: Queries, id: string, now: Date): Promise<Cart> {
  const cart = await updateCart(tx, id, {}, now)
  const found = await findCurrentOrder(tx, cart.orderNumber, now)
  assertCartOpen(cartStatusOf(found))
  if (found) await applyPaymentEvent(tx, found, 'superseded', now)
  return cart
}
