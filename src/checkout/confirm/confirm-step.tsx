import { orderUrl, type Order, type ShopCart } from '../../../shared/orders'
import type { Bloks } from '../../content'
import { PromiseLine } from '../summary/promises'
import { CHECKOUT } from '../payment/checkout-paying'
import { usePaymentPolling } from '../payment/use-payment-polling'
import { OrderOutcome } from './order-outcome'
import { WaitingForPayment } from './waiting-for-payment'
import { useFinishedOrder } from './use-finished-order'
import { useFreshOrder } from './use-fresh-order'

/** The way back to an order, to be kept; nothing before it has a number. */
const OrderLink = ({ order: { order_number: number } }: { order: Order }) =>
  number ? (
    <div data-screen-only="">
      <PromiseLine icon="receipt">
        Keep this link: <a href={orderUrl(number)}>{`your order ${number}`}</a> shows how it stands, any time.
        On another device, and after an hour, we ask for your email address.
      </PromiseLine>
    </div>
  ) : null

/** What became of the order, as the server says: the address a shopper arrives on proves nothing. */
export const ConfirmStep = ({ cart, page }: { cart: ShopCart; page: Bloks.CheckoutPage }) => {
  const isOrdered = !cart.is_open
  const waiting = usePaymentPolling(cart, CHECKOUT, { active: true, mayFinish: true })
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
