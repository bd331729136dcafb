import { type ReactNode, useId, type ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { ink, largeText, motion, radius, type, wrong } from '../theme'
import { Icon } from './icon'

const Frame = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
`
const Label = styled.label`
  ${type.label}
`
/** The space between the fields of a form, in which a line for an error has room. */
export const fieldGap = '32px'
/** For a form with that gap: a hint is nearer to its field than to the next one, and the line for an error is within the gap. */
export const roomForMessages = css`
  --hint-in-gap: -8px;
  --message-in-gap: calc(-6px - 1.3125rem);
`
/** The messages of a field. Hint, error and warning share one line, whose room is there from the start, so that nothing moves. */
export const Messages = styled.div`
  display: grid;
  align-content: start;
  min-height: 1.3125rem;
  margin-bottom: var(--message-in-gap, 0);

  &[data-hinted] {
    margin-bottom: var(--hint-in-gap, 0);
  }

  > * {
    grid-area: 1 / 1;
  }
  > [data-replaced] {
    visibility: hidden;
  }
`
/** A field and its button on one line: the button is as high as the field's box, without label and messages. */
export const FieldRow = styled.div`
  display: grid;
  grid-template: auto auto auto / minmax(0, 1fr) auto;
  gap: 6px 8px;

  > div {
    display: contents;
  }
  > div > * {
    grid-column: 1;
  }
  > button {
    grid-area: 2 / 2;
  }
  ${largeText} {
    grid-template: none / minmax(0, 1fr);

    > button {
      grid-area: auto;
    }
  }
`
const Message = styled.p`
  ${type.note}
  color: var(--quiet);

  &[data-tone] {
    display: flex;
    gap: 6px;
    font-weight: 600;
  }
  &[data-tone='error'] {
    color: var(--danger);
  }
  &[data-tone='warning'] {
    color: var(--warning);
  }
  & svg {
    margin-top: 1px;
  }
`

/** The style of an input or a select, 56 px high; `aria-invalid` colours it. */
export const controlLook = css`
  width: 100%;
  min-height: 56px;
  padding: 14px 16px;
  border: 2px solid ${ink(45)};
  border-radius: ${radius.control};
  background: var(--raised);
  color: var(--ink);
  font: 400 1.0625rem/1.35 var(--text);
  transition: border-color ${motion.quick};

  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    border-color: var(--ink);
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    background: ${wrong};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

export type FieldWords = {
  label: string
  /** Shown under the field unless there is an error or a warning; screen readers read it in any case. */
  hint?: string
  /** The error as a sentence; marks the field as invalid. */
  error?: string
  /** A warning as a sentence, which does not block. Hidden while there is an error. */
  warning?: string
}

/** Whether a field can have messages: the caller passes one of these properties, even if it is empty for now. */
export const hasMessages = (props: FieldWords): boolean =>
  (['hint', 'error', 'warning'] as const).some((word) => word in props)

type FieldFrameProps = FieldWords & {
  id: string
  required?: boolean
  /** Reserves space for messages (see `hasMessages`). */
  speaks: boolean
  children: ReactNode
}

/** The attributes that connect a control with its messages. */
export const describedBy = (id: string, { hint, error, warning }: FieldWords) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`, warning && !error && `${id}-warning`]
      .filter(Boolean)
      .join(' ') || undefined,
})

/** A label (with an asterisk when required, spec 5), its control, and below it the hint, error or warning. */
export const FieldFrame = ({
  id,
  label,
  hint,
  error,
  warning,
  required,
  speaks,
  children,
}: FieldFrameProps) => (
  <Frame>
    <Label htmlFor={id}>
      <span suppressHydrationWarning>{label}</span>
      {required ? <span aria-hidden="true"> *</span> : null}
    </Label>
    {children}
    {speaks ? (
      <Messages data-hinted={hint ? '' : undefined}>
        {hint ? (
          <Message id={`${id}-hint`} data-replaced={error || warning ? '' : undefined}>
            {hint}
          </Message>
        ) : null}
        {error ? (
          <Message id={`${id}-error`} data-tone="error">
            <Icon name="warning" size={18} />
            <span>{error}</span>
          </Message>
        ) : null}
        <div aria-live="polite">
          {warning && !error ? (
            <Message id={`${id}-warning`} data-tone="warning">
              <Icon name="warning" size={18} />
              <span>{warning}</span>
            </Message>
          ) : null}
        </div>
      </Messages>
    ) : null}
  </Frame>
)

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
    /** One character shown before the input, such as the '+' of a phone number. */
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
