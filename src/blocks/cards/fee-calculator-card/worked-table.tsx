import { formatRand, formatRandWhole } from '../../../../shared/money'
import { VisuallyHidden } from '../../../ui'
import { withCommas, type Month } from './month'
import { Note, Table } from './fee-calculator-card.styles'
import type { Both, WorkedOut } from './calculator'

const rand = (cents: number): string => formatRand(cents / 100)

const salesWords = (sales: number): string => `${withCommas(sales)} ${sales === 1 ? 'sale' : 'sales'}`

/** The amounts without and with VAT side by side, in the same style: equal prominence (VAT Act, section 65). */
const Amounts = ({ both, percent }: { both: Both; percent?: { excl: string; incl: string } }) =>
  (['excl', 'incl'] as const).map((form) => (
    <td key={form}>
      {percent ? <small>{`${percent[form]} `}</small> : null}
      <strong>{rand(both[form])}</strong>
    </td>
  ))

type WorkedTableProps = { worked: WorkedOut; month: Month; vatPercent: number }

/** How every figure is calculated: a row for each channel, the monthly prices, and their sums. */
export const WorkedTable = ({ worked, month, vatPercent }: WorkedTableProps) => {
  const turnover = formatRandWhole(month.turnover)
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">Fees of the month, step by step</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">In a month</th>
            <th scope="col">Excl. VAT</th>
            <th scope="col">Incl. VAT</th>
          </tr>
        </thead>
        {worked.channels.map(({ name, label, share, cents, sales, percent, step, fee }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <b>{label}</b>{' '}
                <small>
                  {`${share}% of ${turnover} is ${rand(cents)}: ${salesWords(sales)} of ${formatRandWhole(month.sale)}`}
                </small>
              </th>
            </tr>
            <tr>
              <th scope="row" data-step="">
                {step ? `Fee step: ${step.charAt(0).toLowerCase()}${step.slice(1)}` : 'Fee'}
              </th>
              <Amounts both={fee} percent={percent} />
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
                <Amounts both={price} />
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
            <Amounts both={worked.total} />
          </tr>
          <tr>
            <th scope="row">
              <b>You keep</b> <small>{`${turnover} less fees and prices`}</small>
            </th>
            <Amounts both={worked.left} />
          </tr>
          {worked.perSale ? (
            <tr>
              <th scope="row">
                <b>Each sale costs you</b> <small>{`Fees and prices over ${salesWords(worked.sales)}`}</small>
              </th>
              <Amounts both={worked.perSale} />
            </tr>
          ) : null}
        </tbody>
      </Table>
      <Note>{`The step of each fee follows what comes in that way alone, in a month. Each fee is rounded to the cent, then added up. VAT is ${vatPercent}%.`}</Note>
    </>
  )
}
