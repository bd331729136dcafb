import { createContext, use, type ComponentProps } from 'react'
import { clean, type InputKind } from '../../shared/clean-input'
import { SelectField, TextField, ChoiceField } from '../ui'
import { phonePrefix } from '../../shared/contact-details'
import { useField } from 'formik'

/** The prefix of the ids of a form's fields. */
export const FormId = createContext('form')

export const fieldId = (form: string, name: string): string => `${form}-${name}`

/** The id of a field of the surrounding form. */
export const useFieldId = (name: string): string => fieldId(use(FormId), name)

export type TextProps = Omit<ComponentProps<typeof TextField>, 'onBlur'> & {
  name: string
  /** The kind of text. When the field is left, it shows the cleaned text, which will be sent. */
  kind?: InputKind
  /** Called with the cleaned text when the field is left. */
  onLeave?: (cleaned: string) => void
}

/**
 * A text field of the surrounding form. Its error appears once it has been touched (spec 5). The schema limits the length: with
 * `maxLength` the browser would cut a pasted text before it is cleaned.
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

/** A select list of the surrounding form. */
export const FormSelect = ({ name, ...props }: ComponentProps<typeof SelectField> & { name: string }) => {
  const [field, { error, touched }] = useField<string | number>(name)
  return <SelectField {...field} {...props} id={useFieldId(name)} error={touched ? error : undefined} />
}

/** The email address of the surrounding form. */
export const FormEmail = (props: TextProps) => (
  <FormField
    kind="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)

/** The phone number of the surrounding form. It is cleaned when the field is left (spec 5). */
export const FormPhone = (props: Omit<TextProps, 'prefix'>) => {
  const [{ value }] = useField<string>(props.name)
  return (
    <FormField
      kind="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      {...props}
      prefix={phonePrefix(value)}
    />
  )
}

type FormChoiceProps = Omit<ComponentProps<typeof ChoiceField>, 'value' | 'onChange' | 'onBlur'>

/** Radio buttons of the surrounding form. Their error appears once they have been touched (spec 5). */
export const FormChoice = ({ name, ...props }: FormChoiceProps) => {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>(name)
  return (
    <ChoiceField
      {...props}
      id={useFieldId(name)}
      name={name}
      value={value}
      onChange={(chosen) => void setValue(chosen)}
      onBlur={() => void setTouched(true, false)}
      error={touched ? error : undefined}
    />
  )
}
