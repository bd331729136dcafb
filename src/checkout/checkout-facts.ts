import type { CheckoutFacts } from './flow'
import { needsDelivery, type RemoteCart } from './order-facts'

/** How far a shopper may go with this cart. */
export const factsOf = (cart: RemoteCart): CheckoutFacts => ({
  hasContact: cart.contact_info !== null,
  hasAddress: cart.address !== null,
  needsDelivery: needsDelivery(cart.items),
  order: cart.stage,
})
