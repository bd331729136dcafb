import { useId, type ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlLook, describedBy, FieldFrame, hasMessages, type FieldWords } from './field-frame'

const Box = styled.div`
  position: relative;
`
const Input = styled.input`
  ${controlLook}

  &[data-prefixed] {
    padding-left: 30px;
  }
`
const Prefix = styled.span`
  position: absolute;
  left: 17px;
  top: 50%;
  transform: translateY(-50%);
  font: 400 1.0625rem/1.35 var(--text);
  pointer-events: none;
`

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix'> &
  FieldWords & {
    /** One character shown before what is typed, such as the '+' of a phone number. */
    prefix?: string
  }

/** A one-line text field with its label, hint, error and warning. Takes every attribute of an `<input>`. */
export const TextField = (props: TextFieldProps) => {
  const { label, hint, error, warning, prefix, id, ...input } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const words = { label, hint, error, warning }
  return (
    <FieldFrame {...words} id={fieldId} required={input.required} speaks={hasMessages(props)}>
      <Box>
        {prefix ? <Prefix aria-hidden="true">{prefix}</Prefix> : null}
        <Input
          type="text"
          maxLength={250}
          {...input}
          id={fieldId}
          data-prefixed={prefix ? '' : undefined}
          {...describedBy(fieldId, words)}
        />
      </Box>
    </FieldFrame>
  )
}
