import styled from 'styled-components'
import { figures, radius } from '../theme'

/** The number of things that a button opens. */
export const CountBadge = styled.span`
  min-width: 20px;
  height: 20px;
  padding-inline: 5px;
  border-radius: ${radius.pill};
  background: var(--ink);
  color: var(--on-ink);
  font: 700 0.8125rem/20px var(--text);
  ${figures}
  text-align: center;
`
