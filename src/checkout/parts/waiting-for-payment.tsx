import styled from 'styled-components'
import type { Bloks } from '../../content'
import { bandStyle, radius, space, type } from '../../theme'
import { Spinner } from './big-spinner'
import { StepLink } from './step-link'
import type { Waiting } from '../use-settled-cart'

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

type WaitingForPaymentProps = { waiting: Waiting; page: Bloks.CheckoutPage }

/** The card provider has not answered yet. Says what is known, and what to do when it takes long. */
export const WaitingForPayment = ({ waiting: { slow, offline }, page }: WaitingForPaymentProps) => (
  <Card style={bandStyle('light-blue')} aria-busy="true">
    <Spinner />
    <h3>We are checking your payment</h3>
    <div role="status">
      {offline ? (
        <p>
          We cannot reach the shop at the moment. Your order is safe: we keep trying and go on by ourselves.
        </p>
      ) : slow ? (
        <p>
          This takes longer than usual. You can leave this page open: it goes on by itself. Do not pay a
          second time
          {page.help_phone ? `; if nothing happens within ten minutes, call ${page.help_phone}` : ''}.
        </p>
      ) : (
        <p>This takes a few seconds. You do not need to do anything.</p>
      )}
    </div>
    {slow && !offline ? <StepLink step="payment">I did not pay: back to Payment</StepLink> : null}
  </Card>
)
