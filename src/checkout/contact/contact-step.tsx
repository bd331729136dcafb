import { FormField, FormPhone, StepForm } from '../../forms'
import { emit } from '../../platform/events'
import { needsDelivery, type ShopCart } from '../../../shared/orders'
import { STEP_TITLES } from '../flow'
import { saveContactInfo } from '../shop'
import { setRemoteCart, useCheckout } from '../store'
import { openStep } from '../use-step'
import { CONTACT_LABELS, type ContactInfo } from './contact-info'
import { contactSchema } from './contact-schema'
import { EmailField } from './email-field'

const keep = (contactInfo: ContactInfo) => useCheckout.setState({ contactInfo })

/**
 * Who orders: four fields, no account. The email address comes first, so that whoever has an account can log in before
 * the rest is typed.
 */
export const ContactStep = ({ cart }: { cart: ShopCart }) => {
  const contactInfo = useCheckout((state) => state.contactInfo)

  const save = async (values: ContactInfo) => {
    setRemoteCart(await saveContactInfo(cart.id, values))
    emit({ type: 'checkout/step-completed', step: 'contact' })
    openStep('shipping')
  }
  return (
    <StepForm
      of="checkout"
      labels={CONTACT_LABELS}
      serverPrefix="contact_info."
      initialValues={contactInfo}
      schema={contactSchema}
      keep={keep}
      onSubmit={save}
      submitLabel={`Continue to ${STEP_TITLES.shipping}`}
    >
      <EmailField />
      <div data-half="">
        <FormField name="first_name" label={CONTACT_LABELS.first_name} autoComplete="given-name" required />
        <FormField name="last_name" label={CONTACT_LABELS.last_name} autoComplete="family-name" required />
      </div>
      <FormPhone
        name="phone"
        label={CONTACT_LABELS.phone}
        hint={`A South African number. ${needsDelivery(cart.items) ? 'The courier calls it on the day.' : 'We call it to find a time.'}`}
      />
    </StepForm>
  )
}
