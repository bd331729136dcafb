import { useFormikContext } from 'formik'
import { FormEmail, FormField, FormPhone } from '../../forms'
import { LABELS } from '../fields'
import { StepForm } from '../parts/step-form'
import { useKnownEmail } from '../use-known-email'

const EmailField = () => {
  const { values } = useFormikContext<{ email: string }>()
  const { isKnown, check } = useKnownEmail(values.email.trim())
  return (
    <FormEmail
      name="email"
      label={LABELS.email}
      hint="We write to you here about your signup, and about nothing else."
      warning={
        isKnown
          ? 'Somebody has signed up with this address before. If it was you, there is no need to do it again.'
          : undefined
      }
      onLeave={() => void check()}
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
    <FormPhone name="phone" label={LABELS.phone} hint="A South African number." />
  </StepForm>
)
