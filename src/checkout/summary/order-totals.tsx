import styled from 'styled-components'
import { amountRows, type ShopCart } from '../../../shared/orders'
import { figures, type, wholeAmount } from '../../theme'

const Rows = styled.dl`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  ${figures}
  transition: opacity 160ms;

  &[data-pending] {
    opacity: 0.5;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  & dt {
    color: var(--quiet);
  }
  & dd {
    ${wholeAmount}
    margin-inline-start: auto;
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
  cart: ShopCart
  /** The shop is counting anew: these amounts are about to change. */
  isPending?: boolean
}

/** The totals as the shop counted them. */
export const OrderTotals = ({ cart, isPending = false }: OrderTotalsProps) => {
  const { parts, total, vat } = amountRows(cart)
  return (
    <Rows aria-busy={isPending} data-pending={isPending ? '' : undefined}>
      {parts.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{total[0]}</dt>
        <dd>{total[1]}</dd>
      </div>
      <div data-vat="">
        <dt>{vat[0]}</dt>
        <dd>{vat[1]}</dd>
      </div>
    </Rows>
  )
}
