import type { Bloks } from '../content'
import { awaitsEft, type ShopCart } from '../../shared/orders'
import { WizardHeader } from '../forms'
import { isAllowed, STEP_TITLES, STEPS, progressOf, type CheckoutStep } from './flow'
import { Column, Columns } from './page-parts'
import { Summary } from './summary/summary'
import { ConfirmStep } from './confirm/confirm-step'
import { ContactStep } from './contact/contact-step'
import { PaymentStep } from './payment/payment-step'
import { ShippingStep } from './shipping/shipping-step'
import { linkToStep, useStep } from './store'

type StepProps = { cart: ShopCart; page: Bloks.CheckoutPage }

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

/** The current step, below the progress list and beside the order. */
export const CheckoutSteps = ({ cart, page }: StepProps) => {
  const step = useStep(cart)
  const progress = progressOf(cart)
  // On Confirm the outcome comes before the order's summary.
  const isLast = step === 'confirm'
  const summary = <Summary cart={cart} page={page} open={isLast} />
  return (
    <Columns>
      <Column>
        <WizardHeader<CheckoutStep>
          label="Checkout steps"
          steps={STEPS}
          step={step}
          titles={STEP_TITLES}
          // Confirm is not done while the shop waits for an EFT.
          isDone={(_step, isBefore) => isBefore || (progress.order === 'placed' && !awaitsEft(cart))}
          linkTo={(other) => (isAllowed(other, progress) ? linkToStep(other) : undefined)}
          pageTitle={page.seo_title || page.title}
        />
      </Column>
      {isLast ? null : summary}
      <Column>
        <Step step={step} cart={cart} page={page} />
      </Column>
      {isLast ? summary : null}
    </Columns>
  )
}
