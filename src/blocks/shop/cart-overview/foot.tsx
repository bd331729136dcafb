import styled from 'styled-components'
import { CartOrEmpty } from '../../../cart'
import { useCartView } from '../../../cart/overview'
import { useCatalogueEntries } from '../../../catalogue'
import { formatRand } from '../../../platform/money'
import { ButtonLink, FootBar } from '../../../ui'
import { figures } from '../../../theme'

const Total = styled.strong`
  flex: none;
  font: 700 1.25rem/1.2 var(--text);
  ${figures}
`

/** The way to the checkout, in reach on a phone while the lines scroll by. */
const CartBar = () => {
  const view = useCartView(useCatalogueEntries())
  if (view.kind === 'empty' || view.kind === 'failed') return null
  return (
    <CartOrEmpty
      isCertain={view.kind === 'ready'}
      cart={
        <FootBar label="Checkout">
          {view.kind === 'ready' ? (
            <Total aria-hidden="true">{formatRand(view.cart.totals.total)}</Total>
          ) : null}
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
