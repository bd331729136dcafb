import styled from 'styled-components'
import { CartSummary, type CartView, PromoCode } from '../../../cart/overview'
import { Dated } from '../../../catalogue'
import { COURIER_BACK, promiseOf, RETURN_DAYS } from '../../../../shared/orders'
import { bandStyle, footBarStays, from, radius, space, sticky, type } from '../../../theme'
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
    ${sticky}
    top: 96px;
  }
`
const Amounts = styled.div`
  display: grid;
  gap: ${space.s};
`
/* As high as five rows, one of them a saving, before they are here and after: what stands below keeps its place. */
const Sum = styled.div`
  min-height: 8.9rem;
`
/* The promo code's field with its label and the line under it. */
const WaitingForm = styled.div`
  height: 109px;
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
  ${footBarStays} {
    display: none;
  }
`

type OrderCardProps = { view: CartView & { kind: 'ready' | 'loading' } }

/** When it arrives: by standard delivery, until the shop's cart says otherwise. */
const Delivery = ({ view }: OrderCardProps) => {
  const cart = view.kind === 'ready' ? view.cart : undefined
  const delivery = cart?.delivery ?? 'standard'
  return cart?.delivery_options.length === 0 ? null : (
    <li>
      <Icon name="truck" size={20} />
      <Dated terms={{ delivery }} words={(day) => promiseOf(delivery, day)} />
    </li>
  )
}

/** What the cart comes to and what happens next. Keeps its size while the amounts are on their way. */
export const OrderCard = ({ view }: OrderCardProps) => (
  <Side style={bandStyle('yellow')} aria-labelledby="order-summary">
    <Amounts>
      <SmallTitle as="h2" id="order-summary">
        Order summary
      </SmallTitle>
      <Sum>{view.kind === 'ready' ? <CartSummary {...view} detailed /> : null}</Sum>
      {view.kind === 'ready' ? <PromoCode code={view.cart.promo_code} /> : <WaitingForm />}
      <Promises role="list">
        <Delivery view={view} />
        <li>
          <Icon name="shield" size={20} />
          <span>{`${RETURN_DAYS} days to change your mind. ${COURIER_BACK}`}</span>
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
