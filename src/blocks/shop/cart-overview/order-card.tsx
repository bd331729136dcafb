import styled from 'styled-components'
import { CartSummary, type CartView } from '../../../cart'
import { formatRand } from '../../../platform/money'
import { bandStyle, below, from, radius, space, type } from '../../../theme'
import { ButtonLink, Icon, SmallTitle } from '../../../ui'

/* On a phone its two parts stand among the lines, so that the foot can stick while they scroll by. */
const Side = styled.div`
  display: contents;

  ${from.md} {
    position: sticky;
    top: 96px;
    display: grid;
    gap: ${space.s};
  }
`
const Card = styled.aside`
  display: grid;
  gap: ${space.s};
  padding: clamp(20px, 3vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  min-height: 340px;
  align-content: start;
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
/* The way on stays in reach on a phone; on a wide screen the card itself does. */
const Foot = styled.div`
  ${below.md} {
    position: sticky;
    bottom: 0;
    z-index: 30;
    display: flex;
    align-items: center;
    gap: ${space.s};
    padding: 12px 0 max(12px, env(safe-area-inset-bottom));
    background: var(--band);

    > a {
      flex: 1;
    }
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

/** What the cart comes to and what happens next. Keeps its size while the amounts are on their way. */
export const OrderCard = ({ view }: { view: CartView & { kind: 'ready' | 'loading' } }) => (
  <Side>
    <Card style={bandStyle('yellow')} aria-labelledby="order-summary">
      <SmallTitle as="h2" id="order-summary">
        Order summary
      </SmallTitle>
      {view.kind === 'ready' ? <CartSummary {...view} detailed /> : null}
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
    </Card>
    {view.kind === 'ready' ? (
      <Foot style={bandStyle('cream')}>
        <strong aria-hidden="true">{formatRand(view.cart.totals.total)}</strong>
        <ButtonLink href="/za/checkout/" wide>
          Checkout
        </ButtonLink>
      </Foot>
    ) : null}
  </Side>
)
