import styled from 'styled-components'
import { radius, space, type } from '../../theme'
import { Note, PhoneLink, ButtonLink, MessageCard } from '../../ui'
import {
  addressLines,
  needsDelivery,
  type Order,
  methodName,
  orderUrl,
  type ShopCart,
} from '../../../shared/orders'
import { getCartId } from '../../cart'
import { PaymentForm, PaymentNotice } from '../payment/payment-form'
import { INSTALMENTS } from '../payment/payment-methods'
import { Column, Columns } from '../page-parts'
import { OrderBanner } from '../confirm/order-banner'
import { OrderOutcome } from '../confirm/order-outcome'
import { Summary } from '../summary/summary'
import { WaitingForPayment } from '../confirm/confirm-step'
import { startedOrder } from '../order-memory'
import { readReturn } from '../step-address'
import { useFinishedOrder, useFreshOrder } from '../confirm/order-effects'
import { usePaymentPolling } from '../payment/use-payment-polling'
import { ORDER, isAfterPaying, isInvoice, type OrderView } from './order-store'
import { OrderHeading } from './order-heading'
import { ReturnSection } from './return-section'
import { useState } from 'react'
import type { Bloks } from '../../content'
import { InvoiceShown } from './invoice-shown'
import { LookupForm } from './lookup-form'

const Boxes = styled.div`
  border: 2px solid var(--line);
  border-radius: ${radius.card};
`
const Box = styled.section`
  display: grid;
  gap: 4px;
  padding: 18px ${space.m};

  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 {
    ${type.small}
  }
`

type OrderDetailsProps = {
  order: Order
  /** The number to call if a detail is wrong; left out if nothing can be changed any more. */
  phone?: string
}

/** The contact and the address of an order. Print has its own form of them. The shop hides the middle digits of the phone number. */
const OrderDetails = ({ order: { contact_info: contact, address, items }, phone }: OrderDetailsProps) => (
  <Boxes data-screen-only="">
    {address && needsDelivery(items) ? (
      <Box>
        <h3>Deliver to</h3>
        {contact ? <p>{`${contact.first_name} ${contact.last_name}`}</p> : null}
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Box>
    ) : null}
    {contact ? (
      <Box>
        <h3>We reach you at</h3>
        <p>{contact.email}</p>
        <p>{`+${contact.phone}`}</p>
        {phone ? (
          <Note>
            Is something not right? Call <PhoneLink phone={phone} /> before you pay.
          </Note>
        ) : null}
      </Box>
    ) : null}
  </Boxes>
)

const lastChoice = ({ payment }: ShopCart): string | null => {
  if (payment?.instalment_plan) return INSTALMENTS
  return payment && methodName(payment.method)
}

/** The payment methods for an unpaid order, the last one chosen. Above it stands why the order is unpaid. */
const PayAgain = ({ cart, page }: { cart: ShopCart; page: Bloks.CheckoutPage }) => {
  const [wanted, setWanted] = useState(() => lastChoice(cart))
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
    <p>
      This order was not paid, and its cart was changed since. Nothing was charged. Fill a new cart to order
      again.
    </p>
  </MessageCard>
)

/** The state of the order: its outcome, what it waits for, or why it is unpaid. */
const OrderStatus = ({ cart, page }: PartProps) => {
  const { stage } = cart
  const { search } = window.location
  if (!cart.is_open) return <OrderOutcome order={cart} page={page} />
  if (stage === 'paying' && isAfterPaying(search)) return <AfterPaying cart={cart} page={page} />
  if (cart.items.length === 0) return <NothingLeft />
  if (stage === 'open') return <OrderBanner order={cart} />
  return <PaymentNotice cart={cart} returned={readReturn(search).returned} />
}

/** The order with its payment, details and returns. */
const OrderShown = ({ cart, page, isChange }: PartProps & { isChange: boolean }) => {
  const { stage, is_open: isOpen } = cart
  const isWaiting = stage === 'paying' && isAfterPaying(window.location.search)
  const isPayable = isOpen && !isWaiting && cart.items.length > 0
  // This browser's cart became this order.
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

type OrderPartsProps = {
  view: Extract<OrderView, { kind: 'ask' | 'shown' }>
  page: Bloks.CheckoutPage
}

/** The form for number and email address, or the order, or its invoice. */
export const OrderParts = ({ view, page }: OrderPartsProps) => {
  const [first] = useState(view.kind)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && view.kind !== first) setHasChanged(true)

  if (view.kind === 'ask') {
    return <LookupForm number={view.number} hasEnded={view.hasEnded} page={page} isChange={hasChanged} />
  }
  if (isInvoice(window.location.search)) return <InvoiceShown number={view.cart.id} isChange={hasChanged} />
  return <OrderShown cart={view.cart} page={page} isChange={hasChanged} />
}
