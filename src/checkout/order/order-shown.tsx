import { getCartId } from '../../cart'
import type { Bloks } from '../../content'
import { ButtonLink, MessageCard } from '../../ui'
import type { RemoteCart } from '../order-facts'
import { orderUrl } from '../../orders'
import { Column, Columns } from '../parts/columns'
import { OrderBanner } from '../parts/order-banner'
import { OrderOutcome } from '../parts/order-outcome'
import { PaymentNotice } from '../parts/payment-notice'
import { Summary } from '../parts/summary'
import { WaitingForPayment } from '../parts/waiting-for-payment'
import { startedOrder } from '../started-orders'
import { readReturn } from '../step-address'
import { useFinishedOrder } from '../use-finished-order'
import { useFreshOrder } from '../use-fresh-order'
import { useSettledCart } from '../use-settled-cart'
import { isAfterPaying } from './order-address'
import { OrderDetails } from './order-details'
import { OrderHeading } from './order-heading'
import { ORDER } from './order-store'
import { PayAgain } from './pay-again'
import { ReturnSection } from './return-section'

type PartProps = { cart: RemoteCart; page: Bloks.CheckoutPage }

const AfterPaying = ({ cart, page }: PartProps) => {
  const waiting = useSettledCart(cart, ORDER, { active: true, mayFinish: true })
  return <WaitingForPayment cart={cart} waiting={waiting} page={page} payHref={orderUrl(cart.id)} />
}

const NothingLeft = () => (
  <MessageCard
    colour="cream"
    icon="cart"
    title="There is nothing left to pay"
    actions={<ButtonLink href="/za/shop/">Go to the shop</ButtonLink>}
  >
    <p>This order was not paid, and what was in it has been taken out since. Nothing was charged.</p>
  </MessageCard>
)

/** How the order stands: what came of it, what is waited for, or why it is not paid. */
const Standing = ({ cart, page }: PartProps) => {
  const { stage } = cart
  const { search } = window.location
  if (!cart.is_open) return <OrderOutcome order={cart} page={page} />
  if (stage === 'paying' && isAfterPaying(search)) return <AfterPaying cart={cart} page={page} />
  if (cart.items.length === 0) return <NothingLeft />
  if (stage === 'open') return <OrderBanner order={cart} />
  return <PaymentNotice cart={cart} returned={readReturn(search).returned} />
}

/** The order under its number, with what is to be done about it. */
export const OrderShown = ({ cart, page, isChange }: PartProps & { isChange: boolean }) => {
  const { stage, is_open: isOpen } = cart
  const isWaiting = stage === 'paying' && isAfterPaying(window.location.search)
  const isPayable = isOpen && !isWaiting && cart.items.length > 0
  // The cart of this browser became this order.
  const cartId = startedOrder(cart.id)?.cartId ?? null
  useFinishedOrder(cartId, !isOpen && cartId === getCartId())
  useFreshOrder(cart, ORDER)

  return (
    <Columns>
      <Column>
        <OrderHeading of={isWaiting ? 'waiting' : stage} isChange={isChange}>
          {`Order ${cart.order_number ?? cart.id}`}
        </OrderHeading>
        <Standing cart={cart} page={page} />
      </Column>
      {cart.items.length > 0 ? <Summary cart={cart} page={page} open /> : null}
      <Column>
        {stage === 'placed' ? <OrderDetails order={cart} /> : null}
        <ReturnSection cart={cart} page={page} />
        {isPayable ? <PayAgain cart={cart} page={page} /> : null}
      </Column>
    </Columns>
  )
}
