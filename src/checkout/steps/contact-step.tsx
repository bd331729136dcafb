import { useFormikContext } from 'formik'
import { emit } from '../../platform/events'
import { normalisePhone, phonePrefix } from '../../platform/phone'
import { CONTACT_LABELS, type ContactInfo } from '../contact-info'
import { contactSchema, toContactInfo } from '../contact-schema'
import { STEP_TITLES } from '../flow'
import { needsDelivery, type RemoteCart } from '../order-facts'
import { EmailField } from '../parts/email-field'
import { FormField } from '../parts/form-field'
import { StepForm } from '../parts/step-form'
import { saveContactInfo } from '../shop'
import { setRemoteCart, useCheckout } from '../store'
import { openStep } from '../use-step'

const FIELDS = Object.keys(CONTACT_LABELS)

const keep = (contactInfo: ContactInfo) => useCheckout.setState({ contactInfo })

const PhoneField = ({ delivered }: { delivered: boolean }) => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<ContactInfo>()
  return (
    <FormField
      name="phone"
      label={CONTACT_LABELS.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      maxLength={20}
      prefix={phonePrefix(values.phone)}
      hint={`A South African number. ${delivered ? 'The courier calls it on the day.' : 'We call it to find a time.'}`}
      onBlur={() => {
        void setFieldTouched('phone')
        void setFieldValue('phone', normalisePhone(values.phone))
      }}
    />
  )
}

/**
 * Who orders: four fields, no account. The email address comes first, so that whoever has an account can log in before
 * the rest is typed.
 */
export const ContactStep = ({ cart }: { cart: RemoteCart }) => {
  const contactInfo = useCheckout((state) => state.contactInfo)

  const save = async (values: ContactInfo) => {
    setRemoteCart(await saveContactInfo(cart.id, toContactInfo(values)))
    emit({ type: 'checkout/step-completed', step: 'contact' })
    openStep('shipping')
  }
  return (
    <StepForm
      step="contact"
      fields={FIELDS}
      initialValues={contactInfo}
      schema={contactSchema}
      keep={keep}
      save={save}
      submitLabel={`Continue to ${STEP_TITLES.shipping}`}
    >
      <EmailField />
      <div data-half="">
        <FormField
          name="first_name"
          label={CONTACT_LABELS.first_name}
          autoComplete="given-name"
          required
          maxLength={40}
        />
        <FormField
          name="last_name"
          label={CONTACT_LABELS.last_name}
          autoComplete="family-name"
          required
          maxLength={80}
        />
      </div>
      <PhoneField delivered={needsDelivery(cart.items)} />
    </StepForm>
  )
}
