import type { Bloks } from '../content'
import type { PageContext } from '../page'

/** What the build hands to the order's own page; made in gatsby/order-pages.ts. */
export type OrderContext = PageContext<Bloks.Page> & {
  /** The checkout's words: an order is shown in the same ones. */
  checkout: Bloks.CheckoutPage
}
