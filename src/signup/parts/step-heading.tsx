import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { STEP_TITLES, type FormStep } from '../flow'

const Heading = styled.h2`
  ${type.section}
  scroll-margin-top: 200px;

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`

type StepHeadingProps = {
  step: FormStep
  /** Whether another step stood here before: then the heading takes the focus. */
  isChange: boolean
}

/**
 * The step's heading. It takes the focus when the step changes, so that a keyboard and a screen reader go on at the top
 * of the new step; not when the page is first shown.
 */
export const StepHeading = ({ step, isChange }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isChange) heading.current?.focus()
  }, [step, isChange])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {STEP_TITLES[step]}
    </Heading>
  )
}
