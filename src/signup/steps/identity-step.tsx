import { useFormikContext } from 'formik'
import { ID_TYPES, idNumberLabel, LABELS } from '../fields'
import { normaliseIdNumber } from '../identity'
import { FormChoice, FormField } from '../../forms'
import { StepForm } from '../parts/step-form'

const IdNumberField = () => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<{
    id_type: string
    id_number: string
  }>()
  const isPassport = values.id_type === 'foreign_passport'
  return (
    <FormField
      name="id_number"
      label={idNumberLabel(values.id_type)}
      inputMode={isPassport ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={20}
      hint={
        isPassport
          ? '6 to 9 letters and digits, as on the page with your picture.'
          : '13 digits. We keep it encrypted, and this browser forgets it when you close the tab.'
      }
      onBlur={() => {
        void setFieldTouched('id_number')
        void setFieldValue('id_number', normaliseIdNumber(values.id_number))
      }}
    />
  )
}

/** The law asks a payments provider to know who it pays (FICA). */
export const IdentityStep = () => (
  <StepForm step="identity">
    <FormChoice name="id_type" label={LABELS.id_type} options={ID_TYPES} required columns />
    <IdNumberField />
  </StepForm>
)
