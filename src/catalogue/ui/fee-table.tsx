import styled from 'styled-components'
import { figures, largeText, type } from '../../theme'
import { monthWords, withVat, type FeeStep } from '../rules/fees'
import { useVatPercent } from './price-tags'
import { useVatForm, VAT_WORDS } from './vat-choice'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.note}
  ${figures}

  /* Two columns of whole amounts. */
  ${largeText} {
    font-size: max(14px, 4vw);
  }

  caption {
    padding-bottom: 6px;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 7px 8px;
    border-top: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: var(--quiet);
  }
  tr[aria-current] > * {
    font-weight: 700;
    background: var(--well, var(--raised));
  }
`

type FeeTableProps = { ladder: readonly FeeStep[]; current?: FeeStep }

/** All steps of a fee, with VAT or by the visitor's choice without; the current one is marked. */
export const FeeTable = ({ ladder, current }: FeeTableProps) => {
  const vatPercent = useVatPercent()
  const form = useVatForm()
  return (
    <Table>
      <caption>The fee, by what you sell in a month</caption>
      <thead>
        <tr>
          <th scope="col">In a month</th>
          <th scope="col">{`Fee, ${VAT_WORDS[form]}`}</th>
        </tr>
      </thead>
      <tbody>
        {ladder.map((step) => (
          <tr key={step.from} aria-current={step === current ? 'true' : undefined}>
            <th scope="row">{monthWords(ladder, step)}</th>
            <td>{withVat(step.percent, vatPercent)[form]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
