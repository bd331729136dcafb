import { formatRand, formatRandWhole } from '../../../../shared/money'
import { VAT_WORDS } from '../../../catalogue'
import { VisuallyHidden } from '../../../ui'
import { withCommas, type Month } from './month'
import { Note, Table } from './fee-calculator-card.styles'
import type { Worked } from './calculator'

const rand = (cents: number): string => formatRand(cents / 100)

const salesWords = (sales: number): string => `${withCommas(sales)} ${sales === 1 ? 'sale' : 'sales'}`

const Amount = ({ cents }: { cents: number }) => (
  <td>
    <strong>{rand(cents)}</strong>
  </td>
)

type WorkedTableProps = {
  worked: Worked
  month: Month
  vatPercent: number
  form: keyof typeof VAT_WORDS
}

/** How every figure is calculated: a row for each channel, the monthly prices, and their sums. */
export const WorkedTable = ({ worked, month, vatPercent, form }: WorkedTableProps) => {
  const turnover = formatRandWhole(month.turnover)
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">Fees of the month, step by step</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">In a month</th>
            <th scope="col">{`Rand, ${VAT_WORDS[form]}`}</th>
          </tr>
        </thead>
        {worked.channels.map(({ name, label, share, cents, sales, percent, step, fee }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <b>{label}</b>{' '}
                <small>
                  {`${share}% of ${turnover} is ${rand(cents)}: ${salesWords(sales)} of ${formatRandWhole(month.sale)}`}
                </small>
              </th>
            </tr>
            <tr>
              <th scope="row" data-step="">
                {`${percent}${step && `, ${step.charAt(0).toLowerCase()}${step.slice(1)}`}`}
              </th>
              <Amount cents={fee} />
            </tr>
          </tbody>
        ))}
        {worked.prices.length > 0 ? (
          <tbody>
            {worked.prices.map(({ code, title, price }) => (
              <tr key={code}>
                <th scope="row">
                  <b>{title}</b>
                </th>
                <Amount cents={price} />
              </tr>
            ))}
          </tbody>
        ) : null}
        <tbody data-totals="">
          <tr>
            <th scope="row">
              <b>Fees and prices</b>{' '}
              <small>{`On ${rand(month.turnover * 100)}, ${salesWords(worked.sales)}`}</small>
            </th>
            <Amount cents={worked.total} />
          </tr>
          <tr>
            <th scope="row">
              <b>You keep</b> <small>{`${turnover} less fees and prices`}</small>
            </th>
            <Amount cents={worked.left} />
          </tr>
          {worked.perSale ? (
            <tr>
              <th scope="row">
                <b>Each sale costs you</b> <small>{`Fees and prices over ${salesWords(worked.sales)}`}</small>
              </th>
              <Amount cents={worked.perSale} />
            </tr>
          ) : null}
        </tbody>
      </Table>
      <Note>{`The step of each fee follows what comes in that way alone, in a month. Each fee is rounded to the cent, then added up. VAT is ${vatPercent}%.`}</Note>
    </>
  )
}
