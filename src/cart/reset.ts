import { INITIAL_CART, useCart } from './store'

/** Clears id, lines and promo code, in storage too, and closes the preview (spec 4); for after the order. */
export const resetCart = (): void => {
  useCart.setState(({ initialised, disabled }) => ({ ...INITIAL_CART, initialised, disabled }))
}
