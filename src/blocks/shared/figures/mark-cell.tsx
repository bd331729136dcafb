import styled from 'styled-components'
import { Icon, VisuallyHidden } from '../../../ui'

const Mark = styled.span`
  --size: var(--mark, 24px);
  display: inline-grid;
  place-items: center;
  width: var(--size);
  height: var(--size);
  border-radius: 50%;
  vertical-align: top;

  > svg {
    width: 66%;
    height: 66%;
  }
  &[data-mark='yes'] {
    background: var(--ink);
    color: var(--on-ink);
  }
  &[data-mark='no'] {
    color: var(--quiet);
  }
`

/** A cell that nothing stands in: `means` says why, to those who do not see the dash. */
export const NothingCell = ({ means }: { means: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{means}</VisuallyHidden>
  </>
)

/**
 * What an editor wrote into a cell of a comparison: `yes` and `no` become a tick and a cross, `--mark` wide and high, which say so
 * in words too.
 */
export const MarkCell = ({ written }: { written: string }) => {
  const answer = written.trim().toLowerCase()
  if (answer !== 'yes' && answer !== 'no') return <span>{written}</span>
  return (
    <Mark data-mark={answer}>
      <Icon name={answer === 'yes' ? 'check' : 'close'} />
      <VisuallyHidden>{answer === 'yes' ? 'Yes' : 'No'}</VisuallyHidden>
    </Mark>
  )
}
