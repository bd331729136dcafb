import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { space } from '../theme'
import { Lead, StepProgress } from '../ui'
import { stepUrl } from './address'
import { formSteps, isAllowed, STEP_TITLES, type FormStep, type SignupFacts, type SignupStep } from './flow'
import { StartAgain } from './parts/start-again'
import { StepHeading } from './parts/step-heading'
import { AboutStep } from './steps/about-step'
import { BusinessStep } from './steps/business-step'
import { DoneStep } from './steps/done-step'
import { IdentityStep } from './steps/identity-step'
import { UseStep } from './steps/use-step'
import { factsOf, useSignup } from './store'
import { openStep, useStep } from './use-step'

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
`

const FORMS: Readonly<Record<FormStep, { Form: () => React.JSX.Element; lead: string }>> = {
  about: { Form: AboutStep, lead: 'Who we are dealing with, and how we reach you.' },
  business: { Form: BusinessStep, lead: 'Registered or not: every business can take cards.' },
  identity: { Form: IdentityStep, lead: 'The law asks us to know who we pay out to.' },
  use: { Form: UseStep, lead: 'We set this up first. The rest can follow any time.' },
}

const Progress = ({ step: shown, facts }: { step: SignupStep; facts: SignupFacts }) => {
  const steps: SignupStep[] = [...formSteps(facts.isRegistration), 'done']
  const current = steps.indexOf(shown)
  return (
    <StepProgress
      label="Steps of your signup"
      current={current}
      steps={steps.map((step, index) => ({
        title: STEP_TITLES[step],
        isDone: index < current || facts.isFinished,
        link: isAllowed(step, facts)
          ? { href: stepUrl(step, window.location), onOpen: () => openStep(step) }
          : undefined,
      }))}
    />
  )
}

/** The step that is allowed now, under the progress list. */
export const SignupSteps = ({ pageTitle }: { pageTitle: string }) => {
  const step = useStep()
  const facts = factsOf(useSignup())
  const [first] = useState(step)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && step !== first) setHasChanged(true)

  useEffect(() => {
    document.title = `${STEP_TITLES[step]} | ${pageTitle}`
  }, [step, pageTitle])

  if (step === 'done') {
    return (
      <Stack>
        <Progress step={step} facts={facts} />
        <DoneStep />
      </Stack>
    )
  }
  const { Form, lead } = FORMS[step]
  return (
    <Stack>
      <Progress step={step} facts={facts} />
      <StepHeading step={step} isChange={hasChanged} />
      <Lead>{lead}</Lead>
      <Form key={step} />
      <StartAgain />
    </Stack>
  )
}
