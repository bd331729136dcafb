import styled from 'styled-components'
import { getCartId } from '../cart'
import { toShopError } from '../platform/http'
import { radius, space, type } from '../theme'
import { Button, ButtonLink, MessageCard, Lead } from '../ui'
import {
  SIGNUP_PATH,
  type Service,
  formSteps,
  isAllowed,
  STEP_TITLES,
  type FormStep,
  type SignupStep,
} from './flow'
import { forgetPending } from './pending'
import { clearCartSignup } from './shop'
import { startNewSignup, useSignup, progressOf, linkToStep, useStep } from './store'
import { useEffect, useRef } from 'react'
import { WizardHeader } from '../forms'
import { AboutStep, BusinessStep, IdentityStep, UseStep } from './step-forms'

const Note = styled.div`
  ${type.note}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding: 6px 20px;
  border-radius: ${radius.control};
  background: #f1f0ec;
  color: #222;
`

/** Separates the cart from the abandoned signup. The cart stays in this browser. */
const releaseCart = async (): Promise<void> => {
  const cartId = getCartId()
  try {
    if (cartId) await clearCartSignup(cartId)
  } catch (error) {
    console.warn('The cart still belongs to the signup that was given up.', toShopError(error).message)
  }
}

const startAgain = async (): Promise<void> => {
  const { id } = useSignup.getState()
  if (id) forgetPending(id)
  await releaseCart()
  startNewSignup()
  window.location.assign(SIGNUP_PATH)
}

/** Says whose signup continues, and lets somebody else begin their own. */
export const StartAgain = () => {
  const id = useSignup((signup) => signup.id)
  const firstName = useSignup(({ values }) => values.owner_first_name.trim())
  if (!id) return null
  return (
    <Note>
      <p>{firstName ? `You are going on with ${firstName}’s signup.` : 'You are going on with a signup.'}</p>
      <Button variant="link" onClick={() => void startAgain()}>
        Start a new one
      </Button>
    </Note>
  )
}

const NEXT: Readonly<Record<Service | 'other', string>> = {
  reader_registration:
    'Keep your card machine and its box at hand: as soon as your details are checked, we register the machine to your business.',
  waiting_for_delivery:
    'Your card machine is on its way. As soon as your details are checked it can be registered, so it works on the day it arrives.',
  other: 'As soon as your details are checked, you can take your first payment.',
}

/** The end of a finished signup: what happens next, and where to go on. */
export const DoneStep = () => {
  const finished = useSignup((signup) => signup.finished)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  if (!finished) return null
  const { firstName, email, service } = finished
  return (
    <MessageCard
      colour="green"
      icon="check"
      title={`You are signed up${firstName ? `, ${firstName}` : ''}.`}
      titleRef={title}
      actions={
        <>
          <ButtonLink href="/za/shop/card-machines/">See the card machines</ButtonLink>
          <ButtonLink variant="secondary" href="/za/">
            Go home
          </ButtonLink>
        </>
      }
    >
      <p>{`We check your details and write to ${email || 'your email address'}.`}</p>
      <p>{NEXT[service ?? 'other']}</p>
    </MessageCard>
  )
}

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

/** The current step, below the progress list. */
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
