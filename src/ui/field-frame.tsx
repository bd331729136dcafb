import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { motion, radius, type } from '../theme'
import { Icon } from './icon'

const Frame = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
`
const Label = styled.label`
  ${type.label}
`
/** For a form with a gap of 20 px: keeps a line free under each field, partly in the gap, so that a message moves nothing. */
export const roomForMessages = css`
  --message-line: 1.3125rem;
  --message-in-gap: -8px;
`
const Messages = styled.div`
  min-height: var(--message-line, 0);
  margin-bottom: var(--message-in-gap, 0);
`
const Remark = styled.p`
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

/** The look of the box that is typed or chosen in, 56 px high; `aria-invalid` colours it. */
export const controlLook = css`
  width: 100%;
  min-height: 56px;
  padding: 14px 16px;
  border: 2px solid color-mix(in srgb, var(--ink) 45%, transparent);
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
    background: color-mix(in srgb, var(--danger) 5%, var(--raised));
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

export type FieldWords = {
  label: string
  /** Shown under the field until something is wrong or odd; read out with it all the same. */
  hint?: string
  /** What is wrong, as a sentence; marks the field as invalid. */
  error?: string
  /** What looks odd but does not block. Hidden while there is an error. */
  warning?: string
}

type FieldFrameProps = FieldWords & { id: string; required?: boolean; children: ReactNode }

/** The attributes that tie a control to its words. */
export const describedBy = (id: string, { hint, error, warning }: FieldWords) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`, warning && !error && `${id}-warning`]
      .filter(Boolean)
      .join(' ') || undefined,
})

/** A label (with an asterisk when required, spec 5), its control, and under it the hint, error or warning. */
export const FieldFrame = ({ id, label, hint, error, warning, required, children }: FieldFrameProps) => (
  <Frame>
    <Label htmlFor={id}>
      {label}
      {required ? <span aria-hidden="true"> *</span> : null}
    </Label>
    {children}
    <Messages>
      {hint ? (
        <Remark id={`${id}-hint`} hidden={Boolean(error || warning)}>
          {hint}
        </Remark>
      ) : null}
      {error ? (
        <Remark id={`${id}-error`} data-tone="error">
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </Remark>
      ) : null}
      <div aria-live="polite">
        {warning && !error ? (
          <Remark id={`${id}-warning`} data-tone="warning">
            <Icon name="warning" size={18} />
            <span>{warning}</span>
          </Remark>
        ) : null}
      </div>
    </Messages>
  </Frame>
)
