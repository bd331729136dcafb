import styled, { keyframes } from 'styled-components'
import type { Bloks } from '../../content'
import { bandStyle, radius, space, type } from '../../theme'
import { stateOf, type ShopCart } from '../../../shared/orders'
import type { Waiting } from '../payment/use-payment-polling'
import { OrderActions } from './order-actions'

const turn = keyframes`to { transform: rotate(1turn); }`

/** Decoration while something is awaited; the words beside it say what. */
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
  /** Where it is paid another way, if not on the checkout's payment step. */
  payHref?: string
}

/** The provider has not answered yet. Says what is known, and what to do when it takes long. */
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
