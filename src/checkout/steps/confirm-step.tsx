import type { Bloks } from '../../content'
import { CHECKOUT } from '../checkout-paying'
import type { RemoteCart } from '../order-facts'
import { OrderLink } from '../parts/order-link'
import { OrderOutcome } from '../parts/order-outcome'
import { WaitingForPayment } from '../parts/waiting-for-payment'
import { useFinishedOrder } from '../use-finished-order'
import { useFreshOrder } from '../use-fresh-order'
import { useSettledCart } from '../use-settled-cart'

/** What became of the order, as the server says: the address a shopper arrives on proves nothing. */
export const ConfirmStep = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const isOrdered = !cart.is_open
  const waiting = useSettledCart(cart, CHECKOUT, { active: true, mayFinish: true })
  useFinishedOrder(cart.id, isOrdered)
  useFreshOrder(cart, CHECKOUT)
  return isOrdered ? (
    <>
      <OrderOutcome order={cart} page={page} />
      <OrderLink order={cart} />
    </>
  ) : (
    <WaitingForPayment cart={cart} waiting={waiting} page={page} />
  )
}
