import { useField } from 'formik'
import { createContext, use, type ComponentProps } from 'react'
import { SelectField, TextField } from '../ui'

/** What the ids of a form's fields begin with. */
export const FormId = createContext('form')

export const fieldId = (form: string, name: string): string => `${form}-${name}`

/** The id of a field of the surrounding form. */
export const useFieldId = (name: string): string => fieldId(use(FormId), name)

export type TextProps = ComponentProps<typeof TextField> & { name: string }

/** A text field of the surrounding form. Its error shows once it was touched (spec 5). */
export const FormField = ({ name, ...props }: TextProps) => {
  const [field, { error, touched }] = useField<string>(name)
  return <TextField {...field} {...props} id={useFieldId(name)} error={touched ? error : undefined} />
}

/** A select list of the surrounding form, likewise. */
export const FormSelect = ({ name, ...props }: ComponentProps<typeof SelectField> & { name: string }) => {
  const [field, { error, touched }] = useField<string | number>(name)
  return <SelectField {...field} {...props} id={useFieldId(name)} error={touched ? error : undefined} />
}
