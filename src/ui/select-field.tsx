import { useId, type ComponentPropsWithRef, type FocusEvent, type FocusEventHandler } from 'react'
import styled from 'styled-components'
import { controlLook, describedBy, FieldFrame, hasMessages, type FieldWords } from './field'
import { Icon } from './icon'

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    right: 14px;
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }
`
const Select = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: 46px;
  text-overflow: ellipsis;
`

/** Milliseconds (spec 9, "Select-list blur check delay"). */
const BLUR_CHECK = 10

/** Some systems take the focus from a list for as long as it takes to open it: it was left if it is without it a moment later. */
const onceLeft =
  (onBlur: FocusEventHandler<HTMLSelectElement> | undefined) => (event: FocusEvent<HTMLSelectElement>) => {
    const list = event.currentTarget
    setTimeout(() => {
      if (list.isConnected && document.activeElement !== list) onBlur?.(event)
    }, BLUR_CHECK)
  }

type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldWords & {
    /** What can be chosen: the words themselves, or values with other words. */
    options: readonly (string | { value: string; label: string })[]
    /** The words of the empty choice. */
    placeholder?: string
  }

/**
 * A select list with its label, hint and error. Native, so that arrow keys, Enter, Escape and a phone's wheel work (spec 4).
 * `onBlur` is called 10 ms after it was left for good (spec 9).
 */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, warning, options, placeholder, id, ...select } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const words = { label, hint, error, warning }
  return (
    <FieldFrame {...words} id={fieldId} required={select.required} speaks={hasMessages(props)}>
      <Box>
        <Select {...select} id={fieldId} onBlur={onceLeft(select.onBlur)} {...describedBy(fieldId, words)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } =
              typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value}>
                {text}
              </option>
            )
          })}
        </Select>
        <Icon name="chevron-down" size={22} />
      </Box>
    </FieldFrame>
  )
}
