import { useId, type ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlLook, describedBy, FieldFrame, hasMessages, type FieldWords } from './field-frame'
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

type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldWords & {
    /** What can be chosen: the words themselves, or values with other words. */
    options: readonly (string | { value: string; label: string })[]
    /** The words of the empty choice. */
    placeholder?: string
  }

/** A select list with its label, hint and error. Native, so that arrow keys, Enter, Escape and a phone's wheel work. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, warning, options, placeholder, id, ...select } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const words = { label, hint, error, warning }
  return (
    <FieldFrame {...words} id={fieldId} required={select.required} speaks={hasMessages(props)}>
      <Box>
        <Select {...select} id={fieldId} {...describedBy(fieldId, words)}>
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
