import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { bandStyle, space, shadow, type } from '../theme'
import { Lead, SectionTitle, Button, Icon, useFootBar } from '../ui'
import { createPortal } from 'react-dom'
import { staysInFoot } from './stays-in-foot'

/** Sentences as a list; nothing without any. */
export const Sentences = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 ? (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  ) : null

const Ground = styled.main`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s};
  min-height: var(--screen);
  padding: ${space.m} ${space.gutter};
  background: var(--band);
  color: var(--ink);

  > * {
    width: min(100%, 640px);
    margin-inline: auto;
  }
  ul {
    padding-left: 1.2em;
  }
`

type NoticeProps = { title: string; text?: string; children?: ReactNode }

/** Replaces a draft: says why there is none, and what to do. */
export const Notice = ({ title, text, children }: NoticeProps) => (
  <Ground style={bandStyle('cream')}>
    <SectionTitle as="h1">{title}</SectionTitle>
    <div role="status">{text ? <Lead>{text}</Lead> : null}</div>
    {children}
  </Ground>
)

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
  ${staysInFoot}

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
  /** Another message about the draft. */
  note?: string
}

/**
 * The problems of a draft as sentences. They are in the foot of the page, which keeps room free for them, and can be hidden until the
 * problems change.
 */
export const ProblemList = ({ problems, note = '' }: ProblemListProps) => {
  const footBar = useFootBar((state) => state.footBar)
  const [hidden, setHidden] = useState('')
  const text = [note, ...problems].filter(Boolean).join('\n')
  if (!footBar) return null
  const isShown = text !== '' && text !== hidden
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
          <Button variant="link" size="small" onClick={() => setHidden(text)}>
            Hide
          </Button>
        </Bar>
      ) : null}
    </div>,
    footBar,
  )
}
