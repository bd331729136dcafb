import styled from 'styled-components'
import { CartSummary, type CartView, PromoCode } from '../../../cart/overview'
import { Dated } from '../../../catalogue'
import { promiseOf } from '../../../orders'
import { formatRand } from '../../../platform/money'
import { bandStyle, below, from, PALETTE, radius, space, type } from '../../../theme'
import { ButtonLink, Icon, SmallTitle } from '../../../ui'

/* On a phone its two parts stand among the lines, so that the foot can stick while they scroll by; on a wide screen
   they are one card that stays beside them. */
const Side = styled.aside`
  display: contents;

  ${from.md} {
    position: sticky;
    top: 96px;
    display: grid;
    gap: ${space.m};
    padding: clamp(20px, 3vw, 32px);
    border-radius: ${radius.card};
    background: var(--band);
    color: var(--ink);
  }
`
const Amounts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  color: var(--ink);

  ${below.md} {
    padding: clamp(20px, 3vw, 32px);
    border-radius: ${radius.card};
    background: var(--band);
  }
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
/* The way on stays in reach on a phone. */
const Foot = styled.div`
  ${below.md} {
    position: sticky;
    bottom: 0;
    z-index: 30;
    display: flex;
    align-items: center;
    gap: ${space.s};
    margin-inline: calc(-1 * ${space.gutter});
    padding: 12px ${space.gutter} max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: ${PALETTE.cream};
  }
  strong {
    font: 700 1.25rem/1.2 var(--text);
    font-variant-numeric: tabular-nums;
  }
  ${from.md} {
    > strong {
      display: none;
    }
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
      {view.kind === 'ready' ? <CartSummary {...view} detailed /> : <Waiting />}
      {view.kind === 'ready' ? <PromoCode code={view.cart.promo_code} /> : <WaitingForm />}
      <Promises role="list">
        <Delivery view={view} />
        <li>
          <Icon name="shield" size={20} />
          30 days to change your mind, full refund
        </li>
      </Promises>
    </Amounts>
    <Foot>
      {view.kind === 'ready' ? (
        <strong aria-hidden="true">{formatRand(view.cart.totals.total)}</strong>
      ) : null}
      <ButtonLink href="/za/checkout/" wide>
        Checkout
      </ButtonLink>
    </Foot>
  </Side>
)
