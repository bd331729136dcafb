import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { hover, ink, motion, radius, type, wrong } from '../../theme'
import { Icon, type IconName } from '../../ui'
import { DialogFrame } from '../dialog-frame'

/** The style of a field of the form, 44 px high. */
const control = css`
  width: 100%;
  min-height: 44px;
  padding: 9px 12px;
  border: 1px solid ${ink(55)};
  border-radius: 10px;
  background: var(--raised);
  color: var(--ink);
  font: 400 1rem/1.5 var(--text);
  transition: border-color ${motion.quick};

  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    border-color: var(--ink);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    box-shadow: none;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    background: ${wrong};
  }
`
export const Input = styled.input`
  ${control}
`
export const TextArea = styled.textarea`
  ${control}
  display: block;
  min-height: 92px;
  resize: vertical;
`
export const Select = styled.select`
  ${control}
`
/** What is stored, where it can only be read. */
export const Stored = styled.pre`
  ${type.note}
  overflow: auto;
  max-height: 240px;
  margin: 0;
  padding: 12px;
  border-radius: 10px;
  background: ${ink(5)};
  white-space: pre-wrap;
`
export const Hint = styled.p`
  ${type.note}
  color: var(--quiet);
`
const Label = styled.label`
  ${type.label}
`
/** A field within a field, such as the alt text of a picture. */
const InnerFrame = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-width: 0;
`
export const Inner = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <InnerFrame>
    <Label htmlFor={id}>{label}</Label>
    {children}
  </InnerFrame>
)

export const CheckLine = styled.label`
  ${type.label}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-weight: 400;
  cursor: pointer;

  & input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
`
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`
/** A box around what belongs together: an asset, a link. */
export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: ${radius.control};
`

const press = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  padding: 8px 14px;
  border: 1px solid var(--line);
  border-radius: ${radius.pill};
  background: var(--raised);
  color: var(--ink);
  font: 600 0.9375rem/1.25 var(--text);
  text-align: center;

  ${hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: var(--ink);
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`
const PressButton = styled.button`
  ${press}
`
const SquareButton = styled.button`
  ${press}
  flex: none;
  width: 44px;
  padding: 0;
  border-color: transparent;
  border-radius: 10px;
  background: transparent;

  ${hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: var(--line);
      background: ${ink(5)};
    }
  }
`

type PressProps = ComponentPropsWithRef<'button'> & { icon?: IconName }

/** A button of the form, 44 px high. With `aria-disabled` it keeps the focus and does nothing. */
export const Press = ({ icon, children, onClick, ...rest }: PressProps) => (
  <PressButton type="button" {...rest} onClick={rest['aria-disabled'] ? undefined : onClick}>
    {icon ? <Icon name={icon} size={18} /> : null}
    <span>{children}</span>
  </PressButton>
)

/** Icons that only the form has. */
const OWN = {
  up: <path d="m6 15 6-6 6 6" />,
  down: <path d="m6 9 6 6 6-6" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  drag: <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />,
} as const

export const OwnIcon = ({ name, size = 20 }: { name: keyof typeof OWN; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {OWN[name]}
  </svg>
)

type SquareProps = ComponentPropsWithRef<'button'> & { name: string }

/** A square button with a picture or a letter, and a name that is read and shown as its tip. */
export const Square = ({ name, children, onClick, ...rest }: SquareProps) => (
  <SquareButton
    type="button"
    aria-label={name}
    title={name}
    {...rest}
    onClick={rest['aria-disabled'] ? undefined : onClick}
  >
    {children}
  </SquareButton>
)

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  & h2 {
    ${type.small}
  }
`

type ModalProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode }

/** A dialog in which something is chosen. */
export const Modal = ({ isOpen, title, onClose, children }: ModalProps) => (
  <DialogFrame isOpen={isOpen} onClose={onClose}>
    <Head>
      <Base.Title>{title}</Base.Title>
      <Base.Close render={<Square name="Close" />}>
        <Icon name="close" size={20} />
      </Base.Close>
    </Head>
    {children}
  </DialogFrame>
)
