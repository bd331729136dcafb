import styled from 'styled-components'
import { CartSummary, type CartView, PromoCode } from '../../../cart/overview'
import { bandStyle, below, from, radius, space, type } from '../../../theme'
import { ButtonLink, Icon, SmallTitle } from '../../../ui'

/* On a wide screen it stays beside the lines. */
const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space.m};
  padding: clamp(20px, 3vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  ${from.md} {
    position: sticky;
    top: 96px;
  }
`
const Amounts = styled.div`
  display: grid;
  gap: ${space.s};
`
/* As high as the four rows that come in its place. */
const Waiting = styled.div`
  height: 138px;
`
/* The promo code's field with its label. */
const WaitingForm = styled.div`
  height: 86px;
`
const Promises = styled.ul`
  ${type.note}
  display: grid;
  gap: 8px;
  list-style: none;

  li {
    display: flex;
    gap: 10px;
  }
`
/* On a phone it stands at the foot of the screen. */
const WayOn = styled.div`
  ${below.md} {
    display: none;
  }
`

/** What the cart comes to and what happens next. Keeps its size while the amounts are on their way. */
export const OrderCard = ({ view }: { view: CartView & { kind: 'ready' | 'loading' } }) => (
  <Side style={bandStyle('yellow')} aria-labelledby="order-summary">
    <Amounts>
      <SmallTitle as="h2" id="order-summary">
        Order summary
      </SmallTitle>
      {view.kind === 'ready' ? <CartSummary {...view} detailed /> : <Waiting />}
      {view.kind === 'ready' ? <PromoCode code={view.cart.promo_code} /> : <WaitingForm />}
      <Promises role="list">
        <li>
          <Icon name="truck" size={20} />
          Delivered free within three working days
        </li>
        <li>
          <Icon name="shield" size={20} />
          30 days to change your mind, full refund
        </li>
      </Promises>
    </Amounts>
    <WayOn>
      <ButtonLink href="/za/checkout/" wide>
        Checkout
      </ButtonLink>
    </WayOn>
  </Side>
)
