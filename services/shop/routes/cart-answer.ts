import type { Queries } from '../../database/open'
import type { CartBody } from '../schemas/cart'
import type { Cart } from '../store/carts'
import { type Contents, viewCart } from '../store/cart-view'
import { presentCart } from './present-cart'

/** The cart as the shopper sees it at `now`. */
export async function cartAnswer(
  queries: Queries,
  cart: Cart,
  now: Date,
  contents?: Contents,
): Promise<CartBody> {
  return presentCart(await viewCart(queries, cart, now, contents), now)
}
