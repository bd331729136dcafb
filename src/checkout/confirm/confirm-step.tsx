import styled, { keyframes } from 'styled-components'
import { bandStyle, radius, space, type } from '../../theme'
import { stateOf, type ShopCart, orderUrl, type Order } from '../../../shared/orders'
import { type Waiting, usePaymentPolling } from '../payment/use-payment-polling'
import { OrderActions } from './order-banner'
import type { Bloks } from '../../content'
import { PromiseLine } from '../summary/promises'
import { CHECKOUT } from '../store'
import { OrderOutcome } from './order-outcome'
import { useFinishedOrder, useFreshOrder } from './order-effects'

const turn = keyframes`to { transform: rotate(1turn); }`

/** A decoration. The words beside it say what is awaited. */
const Spinner = styled.i.attrs({ 'aria-hidden': true })`
  width: 40px;
  height: 40px;
  border: 5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 1s linear infinite;
`

const Card = styled.section`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  min-height: 320px;
  align-content: center;
  padding: clamp(24px, 5vw, 48px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.card}
  }
`
const OFFLINE =
  'We cannot reach the shop at the moment. Your order is safe: we keep trying and go on by ourselves.'

const slowWords = (phone: string | undefined): string =>
  `This takes longer than usual. You can leave this page open: it goes on by itself. Do not pay a second time unless you know that you have not paid${
    phone ? `; if nothing happens within ten minutes, call ${phone}` : ''
  }.`

type WaitingForPaymentProps = {
  cart: ShopCart
  waiting: Waiting
  page: Bloks.CheckoutPage
  /** The address for another payment, if it is not the checkout's payment step. */
  payHref?: string
}

/** Says that the provider has not answered yet, and what the shopper can do if it takes long. */
export const WaitingForPayment = ({ cart, waiting, page, payHref }: WaitingForPaymentProps) => {
  const { slow, offline, problem } = waiting
  const { title, sentence } = stateOf(cart)
  const words = offline ? OFFLINE : (problem ?? (slow ? slowWords(page.help_phone) : sentence(cart)))
  return (
    <Card style={bandStyle('light-blue')} aria-busy="true">
      <Spinner />
      <h3>{title(cart)}</h3>
      <p role="status">{words}</p>
      {(slow || problem) && !offline ? <OrderActions order={cart} payHref={payHref} /> : null}
    </Card>
  )
}

/** The address of the order's page, for the shopper to store; nothing before the order has a number. */
const OrderLink = ({ order: { order_number: number } }: { order: Order }) =>
  number ? (
    <div data-screen-only="">
      <PromiseLine icon="receipt">
        Keep this link: <a href={orderUrl(number)}>{`your order ${number}`}</a> shows how it stands, any time.
        On another device, and after an hour, we ask for your email address.
      </PromiseLine>
    </div>
  ) : null

/** The state of the order by the server's answer. The address of this page proves nothing. */
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
