import { useState } from 'react'
import type { Bloks } from '../../content'
import { methodName, orderUrl, type ShopCart } from '../../../shared/orders'
import { getCartId } from '../../cart'
import { ButtonLink, MessageCard } from '../../ui'
import { PaymentForm } from '../payment/payment-form'
import { INSTALMENTS } from '../payment/payment-methods'
import { Column, Columns } from '../columns'
import { OrderBanner } from '../confirm/order-banner'
import { OrderOutcome } from '../confirm/order-outcome'
import { PaymentNotice } from '../payment/payment-notice'
import { Summary } from '../summary/summary'
import { WaitingForPayment } from '../confirm/waiting-for-payment'
import { startedOrder } from '../order-memory'
import { readReturn } from '../step-address'
import { useFinishedOrder } from '../confirm/use-finished-order'
import { useFreshOrder } from '../confirm/use-fresh-order'
import { usePaymentPolling } from '../payment/use-payment-polling'
import { OrderDetails } from './order-details'
import { ORDER } from './order-store'
import { isAfterPaying } from './order-address'
import { OrderHeading } from './order-heading'
import { ReturnSection } from './return-section'

const triedLast = ({ payment }: ShopCart): string | null => {
  if (payment?.instalment_plan) return INSTALMENTS
  return payment && methodName(payment.method)
}

/** The ways to pay an order that is not paid yet, the one tried last first. Why it is not stands above. */
const PayAgain = ({ cart, page }: { cart: ShopCart; page: Bloks.CheckoutPage }) => {
  const [wanted, setWanted] = useState(() => triedLast(cart))
  return (
    <PaymentForm cart={cart} page={page} on={ORDER} wanted={wanted} onChoose={setWanted} isShownAbove>
      <OrderDetails order={cart} phone={page.help_phone} />
    </PaymentForm>
  )
}

type PartProps = { cart: ShopCart; page: Bloks.CheckoutPage }

const AfterPaying = ({ cart, page }: PartProps) => {
  const waiting = usePaymentPolling(cart, ORDER, { active: true, mayFinish: true })
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

/** The status of the order: what came of it, what is waited for, or why it is not paid. */
const OrderStatus = ({ cart, page }: PartProps) => {
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
        <OrderStatus cart={cart} page={page} />
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
