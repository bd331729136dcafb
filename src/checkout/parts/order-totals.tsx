import styled from 'styled-components'
import { formatRand } from '../../platform/money'
import { type } from '../../theme'
import type { RemoteCart } from '../order-facts'

const Rows = styled.dl`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;

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

type OrderTotalsProps = Pick<RemoteCart, 'totals' | 'promo_code'> & { delivered: boolean }

/** The totals as the server calculated them. VAT is contained in the total, and delivery is named even when free. */
export const OrderTotals = ({ totals, promo_code, delivered }: OrderTotalsProps) => (
  <Rows>
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
        <dt>Delivery</dt>
        <dd>{totals.shipping === 0 ? 'Free' : formatRand(totals.shipping)}</dd>
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
