import styled from 'styled-components'
import { LineImage, useItemColours, usePriceChanges } from '../../cart'
import { formatRand } from '../../../shared/money'
import { type, wholeAmount } from '../../theme'
import type { CartItem } from '../../../shared/orders'

const List = styled.ul`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
`
const Line = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr auto;
  align-items: center;
  gap: 14px;

  @media print {
    grid-template-columns: 1fr auto;
  }
`
const Thumbnail = styled.div`
  --tile: 64px;

  @media print {
    display: none;
  }
`
const Name = styled.p`
  ${type.label}
`
const Count = styled.p`
  ${type.note}
  color: var(--quiet);
`
const Change = styled.p`
  ${type.note}
`
const Amount = styled.p`
  ${type.label}
  ${wholeAmount}
`

type OrderLinesProps = {
  items: readonly CartItem[]
  /** Nothing is agreed yet: a price that is not the one that was shown says so. */
  isOpen: boolean
}

/** What is bought, to look at; quantities are changed in the cart. */
export const OrderLines = ({ items, isOpen }: OrderLinesProps) => {
  const changeOf = usePriceChanges()
  const colourOf = useItemColours()
  return (
    <List role="list">
      {items.map((bought) => {
        const { id, product, bundle, quantity, unit_price, line_total } = bought
        const item = product ?? bundle
        const change = isOpen ? changeOf(bought) : undefined
        return (
          <Line key={id} data-sku={product?.sku} data-bundle-code={bundle?.bundle_code}>
            <Thumbnail>
              <LineImage image={item?.image ?? ''} colour={colourOf(bought)} />
            </Thumbnail>
            <div>
              <Name>{item?.short_name || item?.name}</Name>
              <Count>{quantity === 1 ? '1 item' : `${quantity} at ${formatRand(unit_price)} each`}</Count>
              {change ? <Change>{change}</Change> : null}
            </div>
            <Amount data-price={unit_price}>{formatRand(line_total)}</Amount>
          </Line>
        )
      })}
    </List>
  )
}
