import { useEffect, useId, useRef, type MouseEvent } from 'react'
import styled from 'styled-components'
import { radius, space, type, wrong } from '../theme'
import { Icon } from './icon'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  padding: ${space.s} 20px;
  border: 2px solid var(--danger);
  border-radius: ${radius.control};
  background: ${wrong};
  scroll-margin-top: 160px;

  & > svg {
    margin-top: 1px;
    color: var(--danger);
  }
  & ul {
    grid-column: 2;
    padding-left: 18px;
  }
  & li {
    padding-block: 4px;
  }
  & a {
    color: var(--danger);
    font-weight: 600;
  }
`
const Title = styled.h3`
  ${type.small}
`

type ErrorSummaryProps = {
  /** The errors by the ids of their fields, in the order of the form. */
  errors: readonly { fieldId: string; message: string }[]
  submitting: boolean
  /** Takes the focus at once, if the form was opened because of an error in it. */
  focused?: boolean
}

const goToField = (event: MouseEvent, fieldId: string) => {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}

/** The errors of a form, at its top; takes the focus when submitting has failed. Each line links to its field. */
export const ErrorSummary = ({ errors, submitting, focused = false }: ErrorSummaryProps) => {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(focused)
  useEffect(() => {
    if (takesFocus.current && !submitting) box.current?.focus()
    takesFocus.current = submitting
  }, [submitting])

  if (errors.length === 0) return null
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Icon name="warning" />
      <Title id={titleId}>
        {errors.length === 1 ? 'Please check one field' : `Please check ${errors.length} fields`}
      </Title>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  )
}
