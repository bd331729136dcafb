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

/** In ms (spec 9, "Select-list blur check delay"). */
const BLUR_CHECK = 10

/** Some systems take the focus from a select while it opens, so it is only left if a moment later it is still without the focus. */
const onRealBlur =
  (onBlur: FocusEventHandler<HTMLSelectElement> | undefined) => (event: FocusEvent<HTMLSelectElement>) => {
    const list = event.currentTarget
    setTimeout(() => {
      if (list.isConnected && document.activeElement !== list) onBlur?.(event)
    }, BLUR_CHECK)
  }

type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldWords & {
    /** The choices: texts, or values with their labels. */
    options: readonly (string | { value: string; label: string })[]
    /** The text of the empty choice. */
    placeholder?: string
  }

/**
 * A select with its label, hint and error. It is the browser's own, so that arrow keys, Enter, Escape and a phone's wheel work
 * (spec 4). `onBlur` is called 10 ms after the focus has really left it (spec 9).
 */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, warning, options, placeholder, id, ...select } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const words = { label, hint, error, warning }
  return (
    <FieldFrame {...words} id={fieldId} required={select.required} speaks={hasMessages(props)}>
      <Box>
        <Select {...select} id={fieldId} onBlur={onRealBlur(select.onBlur)} {...describedBy(fieldId, words)}>
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
