import { useField } from 'formik'
import { createContext, use, type ComponentProps } from 'react'
import { normalisePhone, phonePrefix } from '../platform/phone'
import { ChoiceField, SelectField, TextField } from '../ui'

/** What the ids of a form's fields begin with. */
export const FormId = createContext('form')

export const fieldId = (form: string, name: string): string => `${form}-${name}`

/** The id of a field of the surrounding form. */
export const useFieldId = (name: string): string => fieldId(use(FormId), name)

type TextProps = ComponentProps<typeof TextField> & { name: string }

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

type FormChoiceProps = Omit<ComponentProps<typeof ChoiceField>, 'value' | 'onChange' | 'onBlur'>

/** Radio buttons of the surrounding form, likewise. */
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

type FormEmailProps = Omit<TextProps, 'onBlur'> & {
  /** The field was left: with the address in it, trimmed. */
  onLeave?: (email: string) => void
}

/** The email address of the surrounding form. */
export const FormEmail = ({ onLeave, ...props }: FormEmailProps) => {
  const [{ value }, , { setTouched }] = useField<string>(props.name)
  return (
    <FormField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      required
      {...props}
      onBlur={() => {
        void setTouched(true)
        onLeave?.(value.trim())
      }}
    />
  )
}

/** The phone number of the surrounding form, written in one way once it is left (spec 5). */
export const FormPhone = (props: Omit<TextProps, 'onBlur' | 'prefix'>) => {
  const [{ value }, , { setTouched, setValue }] = useField<string>(props.name)
  return (
    <FormField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
      required
      {...props}
      prefix={phonePrefix(value)}
      onBlur={() => {
        void setTouched(true)
        void setValue(normalisePhone(value))
      }}
    />
  )
}
