import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { CheckoutStep } from '../flow'
import { stepUrl } from '../step-address'
import { openStep } from '../use-step'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to another step that keeps the page and what was typed on it; it deals with its clicks itself. */
export const StepLink = ({
  step,
  children,
  ...anchor
}: ComponentPropsWithRef<'a'> & { step: CheckoutStep }) => (
  <a
    {...anchor}
    data-native=""
    href={stepUrl(step)}
    onClick={(event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      openStep(step)
    }}
  >
    {children}
  </a>
)
