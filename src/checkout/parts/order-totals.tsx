import styled from 'styled-components'
import { deliveryRow } from '../../orders'
import { formatRand } from '../../platform/money'
import { figures, type } from '../../theme'
import type { RemoteCart } from '../order-facts'

const Rows = styled.dl`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  ${figures}
  transition: opacity 160ms;

  &[data-settling] {
    opacity: 0.5;
  }
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & dt {
    color: var(--quiet);
  }
  & [data-total] {
    align-items: baseline;
    margin-top: 8px;
    ${type.card}

    & dt {
      color: inherit;
    }
  }
  & [data-vat] {
    ${type.note}
    color: var(--quiet);
  }
`

type OrderTotalsProps = {
  cart: Pick<RemoteCart, 'totals' | 'promo_code' | 'delivery'>
  delivered: boolean
  /** The shop is counting anew: these amounts are about to change. */
  isSettling?: boolean
}

/** The totals as the server calculated them. VAT is contained in the total, and delivery is named even when free. */
export const OrderTotals = ({ cart, delivered, isSettling = false }: OrderTotalsProps) => {
  const { totals, promo_code } = cart
  const [name, cost] = deliveryRow(cart)
  return (
    <Rows aria-busy={isSettling} data-settling={isSettling ? '' : undefined}>
      <div>
        <dt>Subtotal</dt>
        <dd>{formatRand(totals.subtotal)}</dd>
      </div>
      {totals.discount > 0 ? (
        <div>
          <dt>Discount{promo_code ? ` (${promo_code})` : ''}</dt>
          <dd>{formatRand(-totals.discount)}</dd>
        </div>
      ) : null}
      {delivered ? (
        <div>
          <dt>{name}</dt>
          <dd>{cost}</dd>
        </div>
      ) : null}
      <div data-total="">
        <dt>Total</dt>
        <dd>{formatRand(totals.total)}</dd>
      </div>
      <div data-vat="">
        <dt>VAT (15%) in the total</dt>
        <dd>{formatRand(totals.vat)}</dd>
      </div>
    </Rows>
  )
}
