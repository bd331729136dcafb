import { getCartId } from '../../cart'
import type { Bloks } from '../../content'
import { ButtonLink, MessageCard } from '../../ui'
import { accessTo } from '../order-access'
import type { RemoteCart } from '../order-facts'
import { stateOf } from '../order-states'
import { Column, Columns } from '../parts/columns'
import { OrderOutcome } from '../parts/order-outcome'
import { Summary } from '../parts/summary'
import { WaitingForPayment } from '../parts/waiting-for-payment'
import { useFinishedOrder } from '../use-finished-order'
import { useSettledCart } from '../use-settled-cart'
import { isAfterPaying, orderUrl } from './order-address'
import { OrderDetails } from './order-details'
import { OrderHeading } from './order-heading'
import { ORDER } from './order-store'
import { PayAgain } from './pay-again'

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

/** The order under its number, with what is to be done about it. */
export const OrderShown = ({ cart, page, isChange }: PartProps & { isChange: boolean }) => {
  const { stage } = stateOf(cart)
  const isPlaced = stage === 'placed'
  const isEmpty = !isPlaced && cart.items.length === 0
  const isWaiting = stage === 'paying' && isAfterPaying(window.location.search)
  const access = accessTo(cart.id)
  // The cart of this browser became this order.
  useFinishedOrder(access, isPlaced && access === getCartId())

  const summary = <Summary cart={cart} page={page} open />
  return (
    <Columns>
      <Column>
        <OrderHeading of={isWaiting ? 'waiting' : stage} isChange={isChange}>
          {`Order ${cart.order_number ?? cart.id}`}
        </OrderHeading>
      </Column>
      {isPlaced || isEmpty ? null : summary}
      <Column>
        {isPlaced ? <OrderOutcome order={cart} page={page} /> : null}
        {isPlaced ? <OrderDetails order={cart} /> : null}
        {isWaiting ? <AfterPaying cart={cart} page={page} /> : null}
        {isEmpty ? <NothingLeft /> : null}
        {isPlaced || isWaiting || isEmpty ? null : <PayAgain cart={cart} page={page} />}
      </Column>
      {isPlaced ? summary : null}
    </Columns>
  )
}
