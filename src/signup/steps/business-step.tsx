import { useFormikContext } from 'formik'
import { BUSINESS_TYPES, LABELS, ROLES } from '../fields'
import { FormField, FormSelect } from '../../forms'
import { StepForm } from '../parts/step-form'
import { registrationNumberWarning } from '../registration-number'

/** Asked of a company only. */
const RegistrationNumberField = () => {
  const { values } = useFormikContext<{ business_type: string; registration_number: string }>()
  if (values.business_type !== 'company') return null
  return (
    <FormField
      name="registration_number"
      label={LABELS.registration_number}
      autoComplete="off"
      required
      maxLength={20}
      hint="As on your CIPC papers, such as 2023/123456/07."
      warning={registrationNumberWarning(values.registration_number)}
    />
  )
}

/** What kind of business it is, and who in it signs up. */
export const BusinessStep = () => (
  <StepForm step="business">
    <FormSelect
      name="business_type"
      label={LABELS.business_type}
      options={BUSINESS_TYPES}
      placeholder="Choose a type"
      autoComplete="off"
      required
    />
    <FormField
      name="business_name"
      label={LABELS.business_name}
      autoComplete="organization"
      required
      maxLength={120}
      hint="The name your customers know. It is printed on slips."
    />
    <RegistrationNumberField />
    <FormSelect
      name="role"
      label={LABELS.role}
      options={ROLES}
      placeholder="Choose a role"
      autoComplete="organization-title"
      required
    />
  </StepForm>
)
