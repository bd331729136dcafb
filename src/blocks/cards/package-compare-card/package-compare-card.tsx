import styled from 'styled-components'
import { usePriceItem } from '../../../catalogue'
import type { Bloks, BlockProps } from '../../../content'
import { figures, largeText, type } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { Fold } from '../../shared/text/fold'
import { MarkCell, NothingCell } from '../../shared/figures/mark-cell'
import { PackageFrame } from '../../shared/cards/package-frame'
import { PricePart, shownAmount } from '../../shared/figures/price-part'

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  ${type.note}

  /* Room for two packages with whole amounts beside the names of the features. */
  ${largeText} {
    font-size: max(14px, 5vw);
  }
  th,
  td {
    padding: 10px 0 10px 10px;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }
  tr > :first-child {
    width: 38%;
    padding-inline-start: 0;
  }
  thead th {
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
`

const Amount = styled.strong`
  display: block;
  font-weight: 700;
  ${figures}
`

const SmallPrice = ({ code }: { code: string | undefined }) => {
  const price = usePriceItem(code)
  if (!price) return <NothingCell means="No price" />
  const { figure, words } = shownAmount(price)
  return (
    <>
      <Amount>{figure}</Amount> <span>{words}</span>
    </>
  )
}

/** A table with this package and the other as columns and the compared features as rows, prices first. */
const CompareTable = ({ blok }: { blok: Bloks.PackageCompareCard }) => {
  const { title, other_title, price_item, other_price_item, rows } = blok
  return (
    <Table>
      <caption>
        <VisuallyHidden>{`${title} beside ${other_title}`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What is compared</VisuallyHidden>
          </th>
          <th scope="col">{title}</th>
          <th scope="col">{other_title}</th>
        </tr>
      </thead>
      <tbody>
        {price_item || other_price_item ? (
          <tr>
            <th scope="row">Price</th>
            <td>
              <SmallPrice code={price_item} />
            </td>
            <td>
              <SmallPrice code={other_price_item} />
            </td>
          </tr>
        ) : null}
        {rows.map(({ _uid, label, value, other_value }) => (
          <tr key={_uid}>
            <th scope="row">{label}</th>
            <td>
              <MarkCell written={value} />
            </td>
            <td>
              <MarkCell written={other_value} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A plan with its price, and a table that opens to compare it with another plan. */
const PackageCompareCard = ({ blok }: BlockProps<Bloks.PackageCompareCard>) => (
  <PackageFrame blok={blok} colour="white" price={<PricePart code={blok.price_item} />}>
    <Fold label={blok.compare_label || `Compare with ${blok.other_title}`}>
      <CompareTable blok={blok} />
    </Fold>
  </PackageFrame>
)

export default PackageCompareCard
