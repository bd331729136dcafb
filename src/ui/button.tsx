import styled, { keyframes, css } from 'styled-components'
import type { ComponentPropsWithRef } from 'react'
import { hover, ink, motion, radius } from '../theme'

const turn = keyframes`to { transform: rotate(1turn); }`

/** Decoration over a busy part; the part itself has `aria-busy`. */
const Spinner = styled.i.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0;
  width: 20px;
  height: 20px;
  margin: auto;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`

const look = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 12px 28px;
  border: 2px solid transparent;
  border-radius: ${radius.pill};
  font: 600 1rem/1.25 var(--text);
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick};

  &[data-variant='primary'] {
    background: var(--ink);
    color: var(--on-ink);
  }
  &[data-variant='secondary'] {
    border-color: currentColor;
    background: transparent;
    color: var(--ink);
  }
  /* Aligned with the edge of the text around it. */
  &[data-variant='link'] {
    min-height: 44px;
    padding: 8px 0;
    background: transparent;
    color: var(--ink);
    text-decoration: underline;
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-size='small'] {
    min-height: 44px;
    font-size: 0.9375rem;
  }
  &[data-size='small']:not([data-variant='link']) {
    padding: 8px 20px;
  }
  ${hover} {
    &[data-variant='primary']:hover {
      background: ${ink(84)};
    }
    &[data-variant='secondary']:hover {
      background: var(--ink);
      border-color: var(--ink);
      color: var(--on-ink);
    }
    &[data-variant='link']:hover {
      text-decoration-thickness: 2px;
    }
  }
  &:active {
    transform: scale(0.98);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
    transform: none;
  }
  /* Transparent and not hidden: without its text the button would have no name for screen readers. */
  &[data-loading] > span {
    opacity: 0;
  }
`

const StyledButton = styled.button`
  ${look}
`
const StyledLink = styled.a`
  ${look}
`

type Look = {
  variant?: 'primary' | 'secondary' | 'link'
  size?: 'normal' | 'small'
  /** Takes the whole width of its parent. */
  wide?: boolean
}

const lookAttributes = ({ variant = 'primary', size = 'normal', wide }: Look) => ({
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide ? '' : undefined,
})

type ButtonProps = ComponentPropsWithRef<'button'> & Look & { loading?: boolean }

/** A button at least 48 px high. While `loading` it keeps its size and name, shows a spinner and ignores presses. */
export const Button = ({
  variant,
  size,
  wide,
  loading,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <StyledButton
    {...rest}
    {...lookAttributes({ variant, size, wide })}
    type={type}
    aria-busy={loading || undefined}
    aria-disabled={loading || undefined}
    data-loading={loading ? '' : undefined}
    onClick={loading ? (event) => event.preventDefault() : onClick}
  >
    <span suppressHydrationWarning>{children}</span>
    {loading ? <Spinner /> : null}
  </StyledButton>
)

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, wide, children, ...rest }: ComponentPropsWithRef<'a'> & Look) => (
  <StyledLink {...rest} {...lookAttributes({ variant, size, wide })}>
    {children}
  </StyledLink>
)
