import { useField } from 'formik'
import { createContext, use, type ComponentProps } from 'react'
import { clean, type InputKind } from '../../shared/clean-input'
import { SelectField, TextField } from '../ui'

/** What the ids of a form's fields begin with. */
export const FormId = createContext('form')

export const fieldId = (form: string, name: string): string => `${form}-${name}`

/** The id of a field of the surrounding form. */
export const useFieldId = (name: string): string => fieldId(use(FormId), name)

export type TextProps = Omit<ComponentProps<typeof TextField>, 'onBlur'> & {
  name: string
  /** What kind of thing is typed: once the field is left, it shows what will be sent of it. */
  kind?: InputKind
  /** The field was left, with the cleaned text in it. */
  onLeave?: (cleaned: string) => void
}

/**
 * A text field of the surrounding form. Its error shows once it was touched (spec 5). It takes no length of its own: a browser cuts
 * what is pasted to `maxLength` before it can be cleaned, so the schema says what is too long.
 */
export const FormField = ({ name, kind = 'text', onLeave, ...props }: TextProps) => {
  const [field, { error, touched }, { setTouched, setValue }] = useField<string>(name)
  const leave = () => {
    const cleaned = clean[kind](field.value)
    void setTouched(true)
    if (cleaned !== field.value) void setValue(cleaned)
    onLeave?.(cleaned)
  }
  return (
    <TextField
      {...field}
      {...props}
      onBlur={leave}
      id={useFieldId(name)}
      error={touched ? error : undefined}
    />
  )
}

/** A select list of the surrounding form, likewise. */
export const FormSelect = ({ name, ...props }: ComponentProps<typeof SelectField> & { name: string }) => {
  const [field, { error, touched }] = useField<string | number>(name)
  return <SelectField {...field} {...props} id={useFieldId(name)} error={touched ? error : undefined} />
}
