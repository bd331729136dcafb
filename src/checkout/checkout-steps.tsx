import styled from 'styled-components'
import type { Bloks } from '../content'
import { space } from '../theme'
import type { CheckoutStep } from './flow'
import { factsOf } from './checkout-facts'
import type { RemoteCart } from './order-facts'
import { Columns } from './parts/columns'
import { Progress } from './parts/progress'
import { StepHeading } from './parts/step-heading'
import { Summary } from './parts/summary'
import { ConfirmStep } from './steps/confirm-step'
import { ContactStep } from './steps/contact-step'
import { PaymentStep } from './steps/payment-step'
import { ShippingStep } from './steps/shipping-step'
import { useStep } from './use-step'

const Part = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
`

type StepProps = { cart: RemoteCart; page: Bloks.CheckoutPage }

const Step = ({ step, cart, page }: StepProps & { step: CheckoutStep }) => {
  switch (step) {
    case 'contact':
      return <ContactStep cart={cart} />
    case 'shipping':
      return <ShippingStep cart={cart} page={page} />
    case 'payment':
      return <PaymentStep cart={cart} page={page} />
    case 'confirm':
      return <ConfirmStep cart={cart} page={page} />
  }
}

/** The step that is allowed now, under the progress list and beside the order. */
export const CheckoutSteps = ({ cart, page }: StepProps) => {
  const step = useStep(cart)
  const facts = factsOf(cart)
  // What became of the order comes first there, the order after it.
  const isLast = step === 'confirm'
  const summary = <Summary cart={cart} page={page} open={step === 'payment' || isLast} />
  return (
    <Columns>
      <Part>
        <Progress step={step} facts={facts} />
        <StepHeading step={step} pageTitle={page.seo_title || page.title} />
      </Part>
      {isLast ? null : summary}
      <Part>
        <Step step={step} cart={cart} page={page} />
      </Part>
      {isLast ? summary : null}
    </Columns>
  )
}
