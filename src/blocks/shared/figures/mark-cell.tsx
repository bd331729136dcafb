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

/** An empty cell, shown as a dash; `means` is its text for screen readers. */
export const NothingCell = ({ means }: { means: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{means}</VisuallyHidden>
  </>
)

/** The text of a comparison's cell: `yes` and `no` become a tick and a cross of the size `--mark`, with text for screen readers. */
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
