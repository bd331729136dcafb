import { useFormikContext } from 'formik'
import { normalisePhone, phonePrefix } from '../../platform/phone'
import { LABELS } from '../fields'
import { FormField } from '../parts/form-field'
import { StepForm } from '../parts/step-form'
import { useKnownEmail } from '../use-known-email'

const EmailField = () => {
  const { values, setFieldTouched } = useFormikContext<{ email: string }>()
  const { isKnown, check } = useKnownEmail(values.email.trim())
  return (
    <FormField
      name="email"
      label={LABELS.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={80}
      hint="We write to you here about your signup, and about nothing else."
      warning={
        isKnown
          ? 'Somebody has signed up with this address before. If it was you, there is no need to do it again.'
          : undefined
      }
      onBlur={() => {
        void setFieldTouched('email')
        void check()
      }}
    />
  )
}

const PhoneField = () => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<{ phone: string }>()
  return (
    <FormField
      name="phone"
      label={LABELS.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      maxLength={20}
      prefix={phonePrefix(values.phone)}
      hint="A South African number."
      onBlur={() => {
        void setFieldTouched('phone')
        void setFieldValue('phone', normalisePhone(values.phone))
      }}
    />
  )
}

/** Who signs up, and how to reach them. */
export const AboutStep = () => (
  <StepForm step="about">
    <div data-half="">
      <FormField
        name="owner_first_name"
        label={LABELS.owner_first_name}
        autoComplete="given-name"
        required
        maxLength={40}
      />
      <FormField
        name="owner_last_name"
        label={LABELS.owner_last_name}
        autoComplete="family-name"
        required
        maxLength={80}
      />
    </div>
    <EmailField />
    <PhoneField />
  </StepForm>
)
