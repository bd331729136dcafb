import { useField } from 'formik'
import { SelectField, TextField } from '../../ui'
import type { ComponentProps } from 'react'

/** The id of a field, for the links of the error summary. */
export const fieldId = (name: string): string => `checkout-${name}`

/** A text field of the surrounding form. Its error shows once it was touched (spec 5). */
export const FormField = ({ name, ...props }: ComponentProps<typeof TextField> & { name: string }) => {
  const [field, { error, touched }] = useField<string>(name)
  return <TextField {...field} {...props} id={fieldId(name)} error={touched ? error : undefined} />
}

/** A select list of the surrounding form, likewise. */
export const FormSelect = ({ name, ...props }: ComponentProps<typeof SelectField> & { name: string }) => {
  const [field, { error, touched }] = useField<string>(name)
  return <SelectField {...field} {...props} id={fieldId(name)} error={touched ? error : undefined} />
}
