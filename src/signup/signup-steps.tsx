import styled from 'styled-components'
import { space } from '../theme'
import { WizardHeader } from '../forms'
import { Lead } from '../ui'
import { formSteps, isAllowed, STEP_TITLES, type FormStep, type SignupStep } from './flow'
import { DoneStep } from './parts/done-step'
import { StartAgain } from './parts/start-again'
import { AboutStep, BusinessStep, IdentityStep, UseStep } from './step-forms'
import { progressOf, useSignup } from './store'
import { linkToStep, useStep } from './use-step'

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

const FormOf = ({ step }: { step: FormStep }) => {
  const { Form, lead } = FORMS[step]
  return (
    <>
      <Lead>{lead}</Lead>
      <Form key={step} />
      <StartAgain />
    </>
  )
}

/** The step that is allowed now, under the progress list. */
export const SignupSteps = ({ pageTitle }: { pageTitle: string }) => {
  const step = useStep()
  const progress = progressOf(useSignup())
  return (
    <Stack>
      <WizardHeader<SignupStep>
        label="Steps of your signup"
        steps={[...formSteps(progress.isRegistration), 'done']}
        step={step}
        titles={STEP_TITLES}
        isDone={(_step, isBefore) => isBefore || progress.isFinished}
        linkTo={(other) => (isAllowed(other, progress) ? linkToStep(other) : undefined)}
        pageTitle={pageTitle}
        isUntitled={step === 'done'}
      />
      {step === 'done' ? <DoneStep /> : <FormOf step={step} />}
    </Stack>
  )
}
