import styled from 'styled-components'
import { StockState, type Solution } from '../../../catalogue'
import { linkProps, Picture } from '../../../content'
import { formatRandWhole } from '../../../../shared/money'
import { bandStyle, figures, largeText, space, type } from '../../../theme'
import { ItemThumb, nameLink } from '../../../product-tile'

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.s};
    padding-block: 12px;
    border-bottom: 1px solid var(--line);

    /* The total of several stands under the price of one. */
    ${largeText} {
      grid-template-columns: 64px minmax(0, 1fr);

      > :last-child {
        grid-column: 2;
      }
    }
  }
`
const Words = styled.div`
  display: grid;
  gap: 2px;

  small {
    ${type.note}
    ${figures}
    color: var(--quiet);
  }
`
const Name = styled.span`
  ${type.label}
  ${nameLink}
`
const Amount = styled.strong`
  ${type.label}
  ${figures}
`

const priceWords = (rand: number) => (rand === 0 ? 'Free' : formatRandWhole(rand))

type LineProps = Solution['included'][number]

const Line = ({ product, quantity }: LineProps) => {
  const details = linkProps(product.detailsLink)
  const single = <span data-price={product.price}>{priceWords(product.price)}</span>
  return (
    <li data-sku={product.sku}>
      <ItemThumb style={bandStyle(product.colour)}>
        <Picture asset={product.image} alt="" sizes="64px" />
      </ItemThumb>
      <Words>
        <Name>
          {quantity > 1 ? <span>{`${quantity} × `}</span> : null}
          {details ? <a {...details}>{product.name}</a> : <span>{product.name}</span>}
        </Name>
        {quantity > 1 ? (
          <small>
            {single} <span>each</span>
          </small>
        ) : null}
        {product.stock === 'in_stock' ? null : <StockState item={product} />}
      </Words>
      <Amount>{quantity > 1 ? priceWords(product.price * quantity) : single}</Amount>
    </li>
  )
}

/** What belongs to a solution, each with its quantity and what it costs; what cannot be had says so. */
export const IncludedList = ({ included }: Pick<Solution, 'included'>) => (
  <List role="list" aria-label="What is included">
    {included.map((line) => (
      <Line key={line.product.sku} {...line} />
    ))}
  </List>
)
