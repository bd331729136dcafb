import { useEffect, useId, useRef, type MouseEvent } from 'react'
import styled from 'styled-components'
import { radius, space, type } from '../../theme'
import { Icon } from '../../ui'
import { fieldId } from './form-field'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  padding: ${space.s} 20px;
  border: 2px solid var(--danger);
  border-radius: ${radius.control};
  background: color-mix(in srgb, var(--danger) 6%, var(--raised));
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
  /** Messages by field name, in the order of the form. */
  errors: readonly (readonly [field: string, message: string])[]
  submitting: boolean
}

/** What is wrong, at the top of the form; takes the focus when a submit has failed. Each line leads to its field. */
export const ErrorSummary = ({ errors, submitting }: ErrorSummaryProps) => {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !submitting) box.current?.focus()
    wasSubmitting.current = submitting
  }, [submitting])

  const goToField = (event: MouseEvent, field: string) => {
    event.preventDefault()
    document.getElementById(fieldId(field))?.focus()
  }
  if (errors.length === 0) return null
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Icon name="warning" />
      <Title id={titleId}>
        {errors.length === 1 ? 'Please check one field' : `Please check ${errors.length} fields`}
      </Title>
      <ul>
        {errors.map(([field, message]) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} data-native="" onClick={(event) => goToField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  )
}
