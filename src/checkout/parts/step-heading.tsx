import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { STEP_TITLES, type CheckoutStep } from '../flow'

const Heading = styled.h2`
  ${type.section}
  scroll-margin-top: 200px;

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`

/**
 * The step's heading. It takes the focus when the step changes, so that a keyboard and a screen reader go on at the top
 * of the new step; not when the page is first shown.
 */
export const StepHeading = ({ step, pageTitle }: { step: CheckoutStep; pageTitle: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    document.title = `${STEP_TITLES[step]} | ${pageTitle}`
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step, pageTitle])

  return (
    <Heading ref={heading} tabIndex={-1}>
      {STEP_TITLES[step]}
    </Heading>
  )
}
