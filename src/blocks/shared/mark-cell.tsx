import styled from 'styled-components'
import { Icon, VisuallyHidden } from '../../ui'

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  vertical-align: top;

  &[data-mark='yes'] {
    background: var(--ink);
    color: var(--on-ink);
  }
  &[data-mark='no'] {
    color: var(--quiet);
  }
`

/** What an editor wrote into a cell of a comparison: `yes` and `no` become a tick and a cross, which say so in words too. */
export const MarkCell = ({ written }: { written: string }) => {
  const answer = written.trim().toLowerCase()
  if (answer !== 'yes' && answer !== 'no') return written
  return (
    <Mark data-mark={answer}>
      <Icon name={answer === 'yes' ? 'check' : 'close'} size={16} />
      <VisuallyHidden>{answer === 'yes' ? 'Yes' : 'No'}</VisuallyHidden>
    </Mark>
  )
}
