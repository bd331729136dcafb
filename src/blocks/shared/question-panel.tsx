import { useCallback, useEffect, useRef, type RefObject } from 'react'
import styled from 'styled-components'
import { radius, type } from '../../theme'

/** The panel of a step with one question: about as high as most questions, so that the page below does not move. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(24px, 3vw, 40px);
  min-height: min(440px, 72vh);
  padding: clamp(20px, 4.4vw, 64px);
  border-radius: clamp(24px, 3vw, 40px);
  background: var(--band);
  color: var(--ink);
`
const Progress = styled.div`
  display: grid;
  gap: 12px;
  ${type.label}
`
const Bar = styled.span`
  display: flex;
  gap: 6px;
  height: 6px;

  i {
    flex: 1;
    border-radius: ${radius.pill};
    background: var(--line);
  }
  i[data-done] {
    background: var(--ink);
  }
`
/** Takes the focus when its step is shown. */
export const StepTitle = styled.h3`
  max-width: 20em;
  font: 800 clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem) / 1.06 var(--headline);
  letter-spacing: -0.02em;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`
const Hint = styled.p`
  margin-top: 12px;
  color: var(--quiet);
`
/** The icon of an answer. */
export const Medal = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: #ffce3d;
  color: #222222;
`

/**
 * Moves the focus to the heading of a step that the visitor has requested, so that it is in view and read out; never when the page
 * opens.
 */
export const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isRequested = useRef(false)
  useEffect(() => {
    if (isRequested.current) heading.current?.focus()
    isRequested.current = false
  }, [step])
  const requestFocus = useCallback(() => {
    isRequested.current = true
  }, [])
  return { heading, requestFocus }
}

type StepHeadProps = {
  /** The id of the heading, which labels the content below it. */
  id: string
  title: string
  hint?: string
  level?: 'h2' | 'h3'
  heading: RefObject<HTMLHeadingElement | null>
  /** The step's index, from 0; equal to `count` when all questions are answered. */
  at: number
  count: number
  /** The progress as text, read out with the heading: `Question 2 of 4`. */
  progress: string
}

/** The progress bar, and the question of this step. */
export const StepHead = ({ id, title, hint, level = 'h3', heading, at, count, progress }: StepHeadProps) => (
  <>
    <Progress>
      <Bar aria-hidden="true">
        {Array.from({ length: count }, (_, step) => (
          <i key={step} data-done={step <= at ? '' : undefined} />
        ))}
      </Bar>
      <p id={`${id}-progress`}>{progress}</p>
    </Progress>
    <div>
      <StepTitle as={level} ref={heading} id={id} tabIndex={-1} aria-describedby={`${id}-progress`}>
        {title}
      </StepTitle>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </div>
  </>
)
