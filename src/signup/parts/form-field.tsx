import { useField } from 'formik'
import type { ComponentProps } from 'react'
import { ChoiceField, SelectField, TextField } from '../../ui'

/** The id of a field, for the links of the error summary. */
export const fieldId = (name: string): string => `signup-${name}`

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

type FormChoiceProps = Omit<ComponentProps<typeof ChoiceField>, 'value' | 'onChange' | 'onBlur'>

/** Radio buttons of the surrounding form, likewise. */
export const FormChoice = ({ name, ...props }: FormChoiceProps) => {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>(name)
  return (
    <ChoiceField
      {...props}
      id={fieldId(name)}
      name={name}
      value={value}
      onChange={(chosen) => void setValue(chosen)}
      onBlur={() => void setTouched(true, false)}
      error={touched ? error : undefined}
    />
  )
}
