import styled from 'styled-components'
import { CartOrEmpty } from '../../../cart'
import { useCartView } from '../../../cart/overview'
import { useCatalogueEntries } from '../../../catalogue'
import { formatRand } from '../../../../shared/money'
import { ButtonLink, FootBar } from '../../../ui'
import { wholeAmount } from '../../../theme'

/* The width of most amounts is reserved before the amount loads, so that the button beside it does not move. */
const Total = styled.strong`
  flex: none;
  min-width: 5.6em;
  font: 700 min(1.25rem, 6.25vw) / 1.2 var(--text);
  ${wholeAmount}
`

/** The link to the checkout at the foot of a phone's screen. */
const CartBar = () => {
  const view = useCartView(useCatalogueEntries())
  if (view.kind === 'empty' || view.kind === 'failed') return null
  return (
    <CartOrEmpty
      isCertain={view.kind === 'ready'}
      cart={
        <FootBar label="Checkout">
          <Total aria-hidden="true">
            {view.kind === 'ready' ? formatRand(view.cart.totals.total) : null}
          </Total>
          <ButtonLink href="/za/checkout/" wide>
            Checkout
          </ButtonLink>
        </FootBar>
      }
      empty={null}
    />
  )
}

export default CartBar
