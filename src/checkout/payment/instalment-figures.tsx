import styled from 'styled-components'
import { formatRand } from '../../../shared/money'
import { type, wholeAmount } from '../../theme'
import { formatDay } from '../../../shared/sast-date'
import type { InstalmentPlan } from './payment-methods'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 20px;
  ${type.label}

  & dd {
    text-align: right;
    ${wholeAmount}
  }
`
const Remark = styled.p`
  ${type.note}
  margin-top: 8px;
  color: var(--quiet);
`

const remarkOf = ({ number, instalment, last_instalment, first_payment_on }: InstalmentPlan): string => {
  const first = formatDay(first_payment_on)
  const last =
    last_instalment === instalment ? '' : ` The last of the ${number} is ${formatRand(last_instalment)}.`
  return `${first ? `The first on ${first}, then on the same day each month.` : ''}${last}`.trim()
}

/** What an instalment plan costs: the five figures of NCA regulation 21, none more prominent than another. */
export const InstalmentFigures = ({ plan, id }: { plan: InstalmentPlan; id?: string }) => (
  <div id={id}>
    <Figures>
      <dt>Instalment each month</dt>
      <dd translate="no">{formatRand(plan.instalment)}</dd>
      <dt>Number of instalments</dt>
      <dd>{plan.number}</dd>
      <dt>Total to pay</dt>
      <dd translate="no">{formatRand(plan.total)}</dd>
      <dt>Interest a year</dt>
      <dd>{`${plan.annual_rate}%`}</dd>
      <dt>Left to pay after the last (residual)</dt>
      <dd translate="no">{formatRand(plan.residual)}</dd>
    </Figures>
    <Remark>{remarkOf(plan)}</Remark>
  </div>
)
