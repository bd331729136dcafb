import type { Bloks } from '../content'
import { awaitsEft } from '../orders'
import type { CheckoutStep } from './flow'
import { factsOf } from './checkout-facts'
import type { RemoteCart } from './order-facts'
import { Column, Columns } from './parts/columns'
import { Progress } from './parts/progress'
import { StepHeading } from './parts/step-heading'
import { Summary } from './parts/summary'
import { ConfirmStep } from './steps/confirm-step'
import { ContactStep } from './steps/contact-step'
import { PaymentStep } from './steps/payment-step'
import { ShippingStep } from './steps/shipping-step'
import { useStep } from './use-step'

type StepProps = { cart: RemoteCart; page: Bloks.CheckoutPage }

const Step = ({ step, cart, page }: StepProps & { step: CheckoutStep }) => {
  switch (step) {
    case 'contact':
      return <ContactStep cart={cart} />
    case 'shipping':
      return <ShippingStep cart={cart} />
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
  // What became of the order comes first there, the order after it. On Payment the ways to pay come first.
  const isLast = step === 'confirm'
  const summary = <Summary cart={cart} page={page} open={isLast} />
  return (
    <Columns>
      <Column>
        <Progress step={step} facts={facts} isOwed={awaitsEft(cart)} />
        <StepHeading step={step} pageTitle={page.seo_title || page.title} />
      </Column>
      {isLast ? null : summary}
      <Column>
        <Step step={step} cart={cart} page={page} />
      </Column>
      {isLast ? summary : null}
    </Columns>
  )
}
