import { useId, type FocusEventHandler } from 'react'
import styled from 'styled-components'
import { chosen, from, ink, radius, type } from '../theme'
import { Messages } from './field'
import { Icon } from './icon'

const Group = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;

  &[data-columns] {
    ${from.sm} {
      grid-template-columns: 1fr 1fr;
    }
  }
  & > :is(legend, div) {
    grid-column: 1 / -1;
  }
  & > div {
    margin-top: -6px;
  }
  & > legend {
    ${type.label}
    margin-bottom: 6px;
    padding: 0;
  }
`
const Choice = styled.label`
  ${type.label}
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  padding: 14px 18px;
  border: 2px solid ${ink(45)};
  border-radius: ${radius.control};
  background: var(--raised);
  cursor: pointer;
  scroll-margin-block: 104px 120px;

  &:hover {
    border-color: var(--ink);
  }
  &:has(input:checked) {
    border-color: var(--accent);
    background: ${chosen};
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  [data-invalid] > & {
    border-color: var(--danger);
  }
  & small {
    ${type.note}
    display: block;
    color: var(--quiet);
  }
  & input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
`
const Problem = styled.p`
  ${type.note}
  display: flex;
  gap: 6px;
  color: var(--danger);
  font-weight: 600;
`

type ChoiceFieldProps<Value extends string> = {
  /** Id of the first choice, for links to the field. */
  id?: string
  name: string
  label: string
  /** `note` is shown below the label. */
  options: readonly { value: Value; label: string; note?: string }[]
  value: string
  onChange: (value: Value) => void
  onBlur?: FocusEventHandler
  required?: boolean
  /** The error as a sentence. */
  error?: string
  /** Two side by side on tablets and wider. */
  columns?: boolean
}

/** A few choices, all visible: radio buttons as cards at least 56 px high, described by their error. */
export const ChoiceField = <Value extends string>(field: ChoiceFieldProps<Value>) => {
  const { id, name, label, options, value, onChange, onBlur, required, error, columns } = field
  const ownId = useId()
  const errorId = `${id ?? ownId}-error`
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${ownId}-label`}
      data-columns={columns ? '' : undefined}
      data-invalid={error ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      aria-required={required}
    >
      <legend id={`${ownId}-label`}>
        <span>{label}</span>
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      {options.map((option, index) => (
        <Choice key={option.value}>
          <input
            type="radio"
            id={index === 0 ? (id ?? ownId) : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <span>
            <span>{option.label}</span> {option.note ? <small>{option.note}</small> : null}
          </span>
        </Choice>
      ))}
      {'error' in field ? (
        <Messages>
          {error ? (
            <Problem id={errorId}>
              <Icon name="warning" size={18} />
              <span>{error}</span>
            </Problem>
          ) : null}
        </Messages>
      ) : null}
    </Group>
  )
}
