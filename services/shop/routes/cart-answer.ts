import type { Queries } from '../../database/open'
import type { CartBody } from '../schemas/cart'
import type { Cart } from '../store/carts'
import { type Contents, viewCart } from '../store/cart-view'
import { presentCart, withoutPersonalData } from './present-cart'

/** The cart at `now`, as whoever knows its id gets to see it. */
export async function cartAnswer(
  queries: Queries,
  cart: Cart,
  now: Date,
  contents?: Contents,
): Promise<CartBody> {
  return withoutPersonalData(presentCart(await viewCart(queries, cart, now, contents), now))
}
