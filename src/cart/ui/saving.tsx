import styled from 'styled-components'
import { formatRandWhole } from '../../../shared/money'
import { bandStyle, radius } from '../../theme'

const Pill = styled.span`
  padding: 3px 10px;
  border-radius: ${radius.pill};
  background: var(--band);
  color: var(--ink);
  font: 600 0.8125rem/1.25 var(--text);
  white-space: nowrap;
`

/** What a promotion takes off, in rand. */
export const Saving = ({ amount }: { amount: number }) => (
  <Pill style={bandStyle('mint-green')}>{`You save ${formatRandWhole(amount)}`}</Pill>
)
