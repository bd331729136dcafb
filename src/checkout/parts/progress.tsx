import { StepProgress } from '../../ui'
import { isAllowed, STEP_TITLES, STEPS, type CheckoutFacts, type CheckoutStep } from '../flow'
import { linkToStep } from '../use-step'

type ProgressProps = {
  step: CheckoutStep
  facts: CheckoutFacts
  /** The order stands and is still to be paid: nothing has a tick before that. */
  isOwed: boolean
}

/** Where the shopper is; steps that may be opened again are links. */
export const Progress = ({ step, facts, isOwed }: ProgressProps) => {
  const current = STEPS.indexOf(step)
  return (
    <StepProgress
      label="Checkout steps"
      current={current}
      steps={STEPS.map((other, index) => ({
        title: STEP_TITLES[other],
        isDone: !isOwed && (index < current || facts.order === 'placed'),
        link: isAllowed(other, facts) ? linkToStep(other) : undefined,
      }))}
    />
  )
}
