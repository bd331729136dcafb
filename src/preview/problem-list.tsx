import { useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { bandStyle, shadow, space, type } from '../theme'
import { Button, Icon, useFootBar } from '../ui'
import { Sentences } from './sentences'

const Bar = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 4px 12px;
  padding: 10px ${space.s} 12px;
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  pointer-events: auto;

  > svg {
    margin-top: 10px;
  }
  h2 {
    ${type.label}
    padding-top: 10px;
  }
  ul {
    max-height: 30vh;
    margin-top: 4px;
    padding-left: 1.1em;
    overflow-y: auto;
  }
  p,
  ul {
    font-size: 0.9375rem;
  }
`

const title = (count: number) => {
  if (count === 0) return 'Preview of a draft'
  return count === 1 ? '1 problem in this draft' : `${count} problems in this draft`
}

type ProblemListProps = {
  problems: readonly string[]
  /** What else there is to say of the draft. */
  note?: string
}

/**
 * What is wrong with a draft, in sentences. It stands in the foot of the page, which keeps as much room free under the page, and
 * can be hidden until something else is wrong.
 */
export const ProblemList = ({ problems, note = '' }: ProblemListProps) => {
  const footBar = useFootBar((state) => state.footBar)
  const [hidden, setHidden] = useState('')
  const said = [note, ...problems].filter(Boolean).join('\n')
  if (!footBar) return null
  const isShown = said !== '' && said !== hidden
  return createPortal(
    <div role="status">
      {isShown ? (
        <Bar aria-label={title(problems.length)} style={bandStyle('yellow')}>
          <Icon name={problems.length > 0 ? 'warning' : 'search'} />
          <div>
            <h2>{title(problems.length)}</h2>
            {note ? <p>{note}</p> : null}
            <Sentences sentences={problems} />
          </div>
          <Button variant="link" size="small" onClick={() => setHidden(said)}>
            Hide
          </Button>
        </Bar>
      ) : null}
    </div>,
    footBar,
  )
}
